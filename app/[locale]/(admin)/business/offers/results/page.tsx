import { getTranslations, setRequestLocale } from "next-intl/server"
import { OffersFrame } from "@/components/features/offers/offers-frame"
import { Results } from "@/components/features/offers/results"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { listOfferResultsHandler } from "@/lib/features/offer-results/handlers"
import { chosenShop } from "../../chosen-shop"

export const generateMetadata = async () => ({ title: (await getTranslations("offers"))("tabs.results") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | undefined>> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Offer"])
  const shop = await chosenShop(await searchParams)
  const input = { query: shop === undefined ? {} : { shop } }
  return (
    <Prefetch handler={listOfferResultsHandler} input={input}>
      <OffersFrame tab="results">
        <Results />
      </OffersFrame>
    </Prefetch>
  )
}
