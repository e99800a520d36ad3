import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import type { BusinessFigure } from "../schema/figures"
import { findDays } from "../store/figures"
import { openExceptions, takingsAndCash } from "./books"

/** Today's takings and cash of each business whose books the caller may read, in three statements. */
export async function list(scope: Scope, principal: Principal): Promise<{ data: BusinessFigure[] }> {
  const days = await findDays(scope, principal)
  const figures = await takingsAndCash(scope, days)
  const exceptions = await openExceptions(scope, principal)
  const data = days.map(({ insuredLimit, ...row }) => ({
    ...row,
    takings: figures.get(row.business)?.takings ?? 0,
    cash: figures.get(row.business)?.cash ?? 0,
    exceptions: exceptions.get(row.business) ?? 0,
    insuredLimit: insuredLimit === null ? null : Number(insuredLimit),
  }))
  return { data }
}
