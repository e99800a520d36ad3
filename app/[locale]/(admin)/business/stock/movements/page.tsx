import { getTranslations, setRequestLocale } from "next-intl/server"
import { movementListSource } from "@/components/features/stock/list-sources"
import { MovementList } from "@/components/features/stock/movement-list"
import { StockFrame } from "@/components/features/stock/stock-frame"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { listQuery, parseListState } from "@/lib/core/client/list-state"
import { listStockMovementsHandler } from "@/lib/features/stock/handlers"
import { chosenShop } from "../../chosen-shop"

export const generateMetadata = async () => ({ title: (await getTranslations("stock"))("tabs.movements") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | undefined>> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Stock"])
  const address = await searchParams
  const { rules, fixed } = movementListSource(await chosenShop(address))
  return (
    <Prefetch
      handler={listStockMovementsHandler}
      input={{ query: { ...fixed, ...listQuery(rules, parseListState(rules, address)) } }}
    >
      <StockFrame tab="movements">
        <MovementList />
      </StockFrame>
    </Prefetch>
  )
}
