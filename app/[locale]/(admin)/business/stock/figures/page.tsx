import { getTranslations, setRequestLocale } from "next-intl/server"
import { figuresQueryOf } from "@/components/features/stock/figures-query"
import { FiguresScreen } from "@/components/features/stock/figures-screen"
import { StockFrame } from "@/components/features/stock/stock-frame"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { getStockFiguresHandler } from "@/lib/features/stock/handlers/watch"
import { chosenShop } from "../../chosen-shop"

export const generateMetadata = async () => ({ title: (await getTranslations("stock"))("tabs.figures") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | undefined>> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "ProductCost"])
  const address = await searchParams
  const query = figuresQueryOf(await chosenShop(address), address.days)
  return (
    <Prefetch handler={getStockFiguresHandler} input={{ query }}>
      <StockFrame tab="figures">
        <FiguresScreen />
      </StockFrame>
    </Prefetch>
  )
}
