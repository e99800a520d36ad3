import { getTranslations, setRequestLocale } from "next-intl/server"
import { CashNotesScreen } from "@/components/features/till-sessions/cash-notes-screen"
import { variancesQueryOf } from "@/components/features/till-sessions/figure-queries"
import { Variances } from "@/components/features/till-sessions/variances"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { getTillVariancesHandler } from "@/lib/features/till-sessions/handlers"
import { chosenShop } from "../../chosen-shop"
import { type FigureProps, readerOf } from "../address"

export const generateMetadata = async () => ({ title: (await getTranslations("till-sessions"))("tabs.variances") })

export default async function Page({ params, searchParams }: FigureProps) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "ExpectedCash"])
  const address = await searchParams
  const query = variancesQueryOf(readerOf(address), await chosenShop(address))
  return (
    <Prefetch handler={getTillVariancesHandler} input={{ query }}>
      <CashNotesScreen tab="variances" view={<Variances />} />
    </Prefetch>
  )
}
