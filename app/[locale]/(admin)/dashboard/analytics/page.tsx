import { getTranslations, setRequestLocale } from "next-intl/server"
import { AnalyticsScreen } from "@/components/features/cards/analytics/analytics-screen"
import { requireAbility } from "@/components/layout/guard"
import { rangeFrom } from "@/lib/core/range"
import { analyticsFigures } from "../analytics-figures"

export const generateMetadata = async () => ({ title: (await getTranslations("cards"))("analytics.page") })

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  const { ability, fullName } = await requireAbility(["read", "Analytics"])
  const range = rangeFrom((await searchParams).range)
  const figures = await analyticsFigures(ability, range)
  const viewer = { name: fullName.split(" ")[0] ?? fullName, ability }
  const today = new Date().toISOString().slice(0, 10)
  return <AnalyticsScreen viewer={viewer} range={range} figures={figures} today={today} invoices={null} />
}
