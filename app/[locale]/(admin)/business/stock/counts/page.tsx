import { getTranslations, setRequestLocale } from "next-intl/server"
import { CountsList } from "@/components/features/stock/counts-list"
import { documentListSource } from "@/components/features/stock/list-sources"
import { StockFrame } from "@/components/features/stock/stock-frame"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { listQuery, parseListState } from "@/lib/core/client/list-state"
import { listStocktakesHandler } from "@/lib/features/stock/handlers/stocktakes"
import { chosenShop } from "../../chosen-shop"

export const generateMetadata = async () => ({ title: (await getTranslations("stock"))("tabs.counts") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | undefined>> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Stock"])
  const address = await searchParams
  const { rules, fixed } = documentListSource("counts", await chosenShop(address))
  const query = { ...fixed, ...listQuery(rules, parseListState(rules, address)) }
  return (
    <Prefetch handler={listStocktakesHandler} input={{ query }}>
      <StockFrame tab="counts">
        <CountsList />
      </StockFrame>
    </Prefetch>
  )
}
