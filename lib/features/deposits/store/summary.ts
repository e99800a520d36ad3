import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import type { DepositListQuery } from "../schema"
import type { DepositWait } from "../values"
import type { ItemFilters } from "./items"
import { matching } from "./list"

/** Sums in minor units, as text. */
export interface WaitRow {
  currency: string
  waitsFor: DepositWait
  count: number
  amount: string
  difference: string
  banked: string
  overdue: number
}
export interface CashRow {
  currency: string
  pending: string
  onWay: string
  missing: string
  surplus: string
  banked: string
}

/** How many of the matching deposits wait for what, and their amount. */
export const byWait = async (
  scope: Scope,
  { stage, overdue, ...filters }: Pick<DepositListQuery, "stage" | "overdue"> & ItemFilters,
): Promise<WaitRow[]> =>
  rowsOf<WaitRow>(
    await scope.db.execute(sql`select found.currency, found.waits_for as "waitsFor", count(*)::int as count,
        sum(found.amount)::text as amount, coalesce(sum(found.difference), 0)::text as difference, sum(found.banked)::text as banked,
        (count(*) filter (where found.due_at < now()))::int as overdue
      from ${matching(scope, filters, { stage, overdue })} group by found.currency, found.waits_for order by found.currency`),
  )

/** Where the money of deposits is. Only `banked` counts from a day on; the rest is what there is now. */
export const whereCashIs = async (scope: Scope, filters: ItemFilters, bankedFrom: string): Promise<CashRow[]> => {
  const now = matching(scope, filters, {})
  const banked = matching(scope, { ...filters, from: bankedFrom }, {})
  return rowsOf<CashRow>(
    await scope.db.execute(sql`select currency, sum(pending)::text as pending, sum(on_way)::text as "onWay",
        sum(greatest(missing, 0))::text as missing, sum(greatest(-missing, 0))::text as surplus, sum(banked)::text as banked
      from (
        select found.currency, found.pending, found.on_way, found.missing, 0 as banked from ${now}
        union all
        select found.currency, 0, 0, 0, found.banked from ${banked}
      ) as part group by currency order by currency`),
  )
}
