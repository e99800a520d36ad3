import { and, asc, eq, or, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { coupons } from "../table"

const mine = ({ workspaceId }: Scope) => eq(coupons.workspaceId, workspaceId)

/** A coupon by its code; `lock` keeps others from using it up until the transaction ends. */
export async function find(scope: Scope, code: string, { lock = false } = {}) {
  const found = scope.db
    .select()
    .from(coupons)
    .where(and(mine(scope), eq(coupons.code, code)))
  const [row] = await (lock ? found.for("update") : found)
  return row
}

/** Coupons that everybody is offered, and the one of a code, if there is one. */
export const findOffered = (scope: Scope, code: string) =>
  scope.db
    .select()
    .from(coupons)
    .where(and(mine(scope), or(eq(coupons.isOffered, true), eq(coupons.code, code))))
    .orderBy(asc(coupons.minimum), asc(coupons.code))

/** Counts a use, or with -1 takes one back. */
export const countUse = (scope: Scope, code: string, uses: 1 | -1) =>
  scope.db
    .update(coupons)
    .set({ uses: sql`greatest(${coupons.uses} + ${uses}::int, 0)` })
    .where(and(mine(scope), eq(coupons.code, code)))
