import { getTranslations, setRequestLocale } from "next-intl/server"
import { LevelList } from "@/components/features/stock/level-list"
import { levelListSource } from "@/components/features/stock/list-sources"
import { StockFrame } from "@/components/features/stock/stock-frame"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { listQuery, parseListState } from "@/lib/core/client/list-state"
import { listStockLevelsHandler } from "@/lib/features/stock/handlers"
import { chosenShop } from "../chosen-shop"

export const generateMetadata = async () => ({ title: (await getTranslations("stock"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | undefined>> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Stock"])
  const address = await searchParams
  const { rules, fixed } = levelListSource(await chosenShop(address))
  return (
    <Prefetch
      handler={listStockLevelsHandler}
      input={{ query: { ...fixed, ...listQuery(rules, parseListState(rules, address)) } }}
    >
      <StockFrame tab="levels">
        <LevelList />
      </StockFrame>
    </Prefetch>
  )
}
