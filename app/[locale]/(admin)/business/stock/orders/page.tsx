import { getTranslations, setRequestLocale } from "next-intl/server"
import { orderListSource } from "@/components/features/stock/list-sources"
import { OrderList } from "@/components/features/stock/order-list"
import { StockFrame } from "@/components/features/stock/stock-frame"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { listQuery, parseListState } from "@/lib/core/client/list-state"
import { listStockOrdersHandler } from "@/lib/features/stock/handlers/orders"
import { chosenShop } from "../../chosen-shop"

export const generateMetadata = async () => ({ title: (await getTranslations("stock"))("tabs.orders") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | undefined>> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Stock"])
  const address = await searchParams
  const { rules, fixed } = orderListSource(await chosenShop(address))
  const query = { ...fixed, ...listQuery(rules, parseListState(rules, address)) }
  return (
    <Prefetch handler={listStockOrdersHandler} input={{ query }}>
      <StockFrame tab="orders">
        <OrderList />
      </StockFrame>
    </Prefetch>
  )
}
