import { getTranslations, setRequestLocale } from "next-intl/server"
import { CashNotesScreen } from "@/components/features/till-sessions/cash-notes-screen"
import { weekQueryOf } from "@/components/features/till-sessions/figure-queries"
import { WeekView } from "@/components/features/till-sessions/week-view"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { getTillWeekHandler } from "@/lib/features/till-sessions/handlers"
import { chosenShop } from "../../chosen-shop"
import { type FigureProps, readerOf } from "../address"

export const generateMetadata = async () => ({ title: (await getTranslations("till-sessions"))("week.label") })

export default async function Page({ params, searchParams }: FigureProps) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "TillSession"])
  const address = await searchParams
  const query = weekQueryOf(readerOf(address), await chosenShop(address))
  return (
    <Prefetch handler={getTillWeekHandler} input={{ query }}>
      <CashNotesScreen tab="week" view={<WeekView />} />
    </Prefetch>
  )
}
