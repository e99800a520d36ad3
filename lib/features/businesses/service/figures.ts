import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import type { BusinessFigure } from "../schema/figures"
import { findDays } from "../store/figures"
import { takingsAndCash } from "./books"

/** Today's takings and cash of each business whose books the caller may read, in two statements. */
export async function list(scope: Scope, principal: Principal): Promise<{ data: BusinessFigure[] }> {
  const days = await findDays(scope, principal)
  const figures = await takingsAndCash(scope, days)
  const data = days.map(({ insuredLimit, ...row }) => ({
    ...row,
    takings: figures.get(row.business)?.takings ?? 0,
    cash: figures.get(row.business)?.cash ?? 0,
    insuredLimit: insuredLimit === null ? null : Number(insuredLimit),
  }))
  return { data }
}
