import { getTranslations, setRequestLocale } from "next-intl/server"
import { offerListSource } from "@/components/features/offers/list-source"
import { OffersScreen } from "@/components/features/offers/offers-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { listQuery, parseListState } from "@/lib/core/client/list-state"
import { listOffersHandler } from "@/lib/features/offers/handlers"
import { chosenShop } from "../chosen-shop"

export const generateMetadata = async () => ({ title: (await getTranslations("offers"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | undefined>> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Offer"])
  const address = await searchParams
  const { rules, fixed } = offerListSource(await chosenShop(address))
  const input = { query: { ...fixed, ...listQuery(rules, parseListState(rules, address)) } }
  // biome-ignore format: a page has at most 25 lines
  return <Prefetch handler={listOffersHandler} input={input}><OffersScreen /></Prefetch>
}
