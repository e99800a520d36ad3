import { getTranslations, setRequestLocale } from "next-intl/server"
import { businessListSource } from "@/components/features/businesses/business-list-source"
import { BusinessesScreen } from "@/components/features/businesses/businesses-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listBusinessesHandler } from "@/lib/features/businesses/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("businesses"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Business"])
  const { rules } = businessListSource
  const query = listQuery(rules, parseListState(rules, await searchParams))
  return (
    <Prefetch handler={listBusinessesHandler} input={{ query }}>
      <BusinessesScreen />
    </Prefetch>
  )
}
