import { getTranslations, setRequestLocale } from "next-intl/server"
import { AlertList } from "@/components/features/stock/alert-list"
import { alertListSource } from "@/components/features/stock/list-sources"
import { StockFrame } from "@/components/features/stock/stock-frame"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { listQuery, parseListState } from "@/lib/core/client/list-state"
import { listStockAlertsHandler } from "@/lib/features/stock/handlers/watch"
import { chosenShop } from "../../chosen-shop"

export const generateMetadata = async () => ({ title: (await getTranslations("stock"))("tabs.alerts") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | undefined>> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Stock"])
  const address = await searchParams
  const { rules, fixed } = alertListSource(await chosenShop(address))
  const query = { ...fixed, ...listQuery(rules, parseListState(rules, address)) }
  return (
    <Prefetch handler={listStockAlertsHandler} input={{ query }}>
      <StockFrame tab="alerts">
        <AlertList />
      </StockFrame>
    </Prefetch>
  )
}
