import { and, asc, eq, or, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { coupons } from "../table"

const inWorkspace = ({ workspaceId }: Scope) => eq(coupons.workspaceId, workspaceId)

/** A coupon by its code. `lock` locks it until the transaction ends, so nobody else can use it up. */
export async function find(scope: Scope, code: string, { lock = false } = {}) {
  const found = scope.db
    .select()
    .from(coupons)
    .where(and(inWorkspace(scope), eq(coupons.code, code)))
  const [row] = await (lock ? found.for("update") : found)
  return row
}

/** The publicly offered coupons, and the one with the given code. */
export const findOffered = (scope: Scope, code: string) =>
  scope.db
    .select()
    .from(coupons)
    .where(and(inWorkspace(scope), or(eq(coupons.isOffered, true), eq(coupons.code, code))))
    .orderBy(asc(coupons.minimum), asc(coupons.code))

/** Counts a use of a coupon, or reverses one with -1. */
export const countUse = (scope: Scope, code: string, uses: 1 | -1) =>
  scope.db
    .update(coupons)
    .set({ uses: sql`greatest(${coupons.uses} + ${uses}::int, 0)` })
    .where(and(inWorkspace(scope), eq(coupons.code, code)))
