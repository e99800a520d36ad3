import { notFound } from "next/navigation"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { DocumentList } from "@/components/features/stock/document-list"
import { documentListSource } from "@/components/features/stock/list-sources"
import { StockFrame } from "@/components/features/stock/stock-frame"
import { isDocumentTab } from "@/components/features/stock/tabs"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { listQuery, parseListState } from "@/lib/core/client/list-state"
import * as handlers from "@/lib/features/stock/handlers/documents"
import { chosenShop } from "../../chosen-shop"

const lists = {
  deliveries: handlers.listStockDeliveriesHandler,
  transfers: handlers.listStockTransfersHandler,
  waste: handlers.listWasteSheetsHandler,
  sales: handlers.listStockSalesHandler,
}

export const generateMetadata = async () => ({ title: (await getTranslations("stock"))("title") })

type Params = Promise<{ locale: string; part: string }>
type Props = { params: Params; searchParams: Promise<Record<string, string | undefined>> }

export default async function Page({ params, searchParams }: Props) {
  const { locale, part } = await params
  setRequestLocale(locale)
  await requireAbility(["read", "Stock"])
  if (!isDocumentTab(part)) notFound()
  const address = await searchParams
  const { rules, fixed } = documentListSource(part, await chosenShop(address))
  const query = { ...fixed, ...listQuery(rules, parseListState(rules, address)) }
  return (
    <Prefetch handler={lists[part] as typeof handlers.listWasteSheetsHandler} input={{ query }}>
      <StockFrame tab={part}>
        <DocumentList key={part} tab={part} />
      </StockFrame>
    </Prefetch>
  )
}
