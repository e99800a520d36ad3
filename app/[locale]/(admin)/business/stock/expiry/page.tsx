import { getTranslations, setRequestLocale } from "next-intl/server"
import { ExpiryList } from "@/components/features/stock/expiry-list"
import { lotListSource } from "@/components/features/stock/list-sources"
import { StockFrame } from "@/components/features/stock/stock-frame"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { listQuery, parseListState } from "@/lib/core/client/list-state"
import { listStockLotsHandler } from "@/lib/features/stock/handlers/watch"
import { chosenShop } from "../../chosen-shop"

export const generateMetadata = async () => ({ title: (await getTranslations("stock"))("tabs.expiry") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | undefined>> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Stock"])
  const address = await searchParams
  const { rules, fixed } = lotListSource(await chosenShop(address))
  const query = { ...fixed, ...listQuery(rules, parseListState(rules, address)) }
  return (
    <Prefetch handler={listStockLotsHandler} input={{ query }}>
      <StockFrame tab="expiry">
        <ExpiryList />
      </StockFrame>
    </Prefetch>
  )
}
