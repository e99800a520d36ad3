import "@/app/styles/dashboards.css"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { CommerceScreen } from "@/components/features/cards/commerce/commerce-screen"
import { requirePrincipal } from "@/components/layout/guard"
import { notAuthorized } from "@/lib/core/auth/ability"
import { pageLanguage } from "@/lib/core/i18n/page-language"
import { redirect } from "@/lib/core/i18n/redirect"
import { rangeFrom } from "@/lib/core/range"
import { reportYearFrom } from "@/lib/features/cards/values"
import { menuFor } from "@/lib/features/menu"
import { commerceFigures } from "./dashboard/commerce-figures"

export const generateMetadata = async () => ({ title: (await getTranslations("cards"))("commerce.page") })

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The dashboard. Users who can't see it are redirected to the first page of their menu. */
export default async function HomePage({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  const { ability, fullName } = await requirePrincipal()
  if (!ability.can("read", "Analytics")) {
    const first = menuFor(ability)[0]?.pages[0]
    redirect({ href: first?.link ?? notAuthorized(["read", "Analytics"]), locale: await pageLanguage() })
  }
  const address = await searchParams
  const range = rangeFrom(address.range)
  const year = reportYearFrom(address.year)
  const figures = await commerceFigures(ability, range, year, address)
  const viewer = { name: fullName.split(" ")[0] ?? fullName, ability }
  return <CommerceScreen viewer={viewer} range={range} figures={figures} year={year?.toString()} />
}
