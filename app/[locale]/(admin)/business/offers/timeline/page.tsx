import { getTranslations, setRequestLocale } from "next-intl/server"
import { OffersFrame } from "@/components/features/offers/offers-frame"
import { Timeline } from "@/components/features/offers/timeline"
import { timelineQuery } from "@/components/features/offers/timeline-query"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { listOffersHandler } from "@/lib/features/offers/handlers"
import { chosenShop } from "../../chosen-shop"

export const generateMetadata = async () => ({ title: (await getTranslations("offers"))("tabs.timeline") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | undefined>> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Offer"])
  const query = timelineQuery(await chosenShop(await searchParams))
  return (
    <Prefetch handler={listOffersHandler} input={{ query }}>
      <OffersFrame tab="timeline">
        <Timeline today={new Date().toISOString().slice(0, 10)} />
      </OffersFrame>
    </Prefetch>
  )
}
