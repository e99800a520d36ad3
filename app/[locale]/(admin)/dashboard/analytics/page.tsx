import { getTranslations, setRequestLocale } from "next-intl/server"
import { AnalyticsScreen } from "@/components/features/cards/analytics/analytics-screen"
import { InvoicesPart } from "@/components/features/cards/analytics/invoices-part"
import { invoiceListSource } from "@/components/features/invoices/invoice-list-source"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { listQuery, parseListState } from "@/lib/core/client/list-state"
import { rangeFrom } from "@/lib/core/range"
import { listInvoiceRowsHandler } from "@/lib/features/invoices/handlers"
import { analyticsFigures } from "../analytics-figures"

export const generateMetadata = async () => ({ title: (await getTranslations("cards"))("analytics.page") })

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  const { ability, fullName } = await requireAbility(["read", "Analytics"])
  const search = await searchParams
  const range = rangeFrom(search.range)
  const { rules } = invoiceListSource
  const invoices = ability.can("read", "Invoice") && (
    <Prefetch handler={listInvoiceRowsHandler} input={{ query: listQuery(rules, parseListState(rules, search)) }}>
      <InvoicesPart />
    </Prefetch>
  )
  const figures = await analyticsFigures(ability, range)
  const viewer = { name: fullName.split(" ")[0] ?? fullName, ability }
  return <AnalyticsScreen viewer={viewer} range={range} figures={figures} invoices={invoices} />
}
