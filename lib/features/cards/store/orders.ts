import { and, eq, gte, lt, max, min, type SQL, type SQLWrapper, sql } from "drizzle-orm"
import { sumOf } from "@/lib/core/db/sums"
import type { Scope } from "@/lib/core/db/types"
import { momentsOf, type Period, type Span, workspaceZone } from "@/lib/core/range"
import { shopCurrency } from "@/lib/features/catalogue/values"
import { orders } from "@/lib/features/orders/table"

/** Matches orders placed in a span of days in the workspace's time zone. Uses an index. */
export const placedIn = ({ workspaceId }: Scope, span: Span, ...more: SQL[]) => {
  const { from, to } = momentsOf(span)
  return and(eq(orders.workspaceId, workspaceId), gte(orders.placedAt, from), lt(orders.placedAt, to), ...more)
}

/** The first day of an order's day or month, as text. `grain` is "day" or "month", so it is safe as raw SQL. */
export const pointOf = (grain: Period["grain"], at: SQLWrapper = orders.placedAt) =>
  sql<string>`to_char(date_trunc('${sql.raw(grain)}', ${at} at time zone ${sql.raw(`'${workspaceZone}'`)}), 'YYYY-MM-DD')`

/** Orders that count as revenue. Those from before the shop had its currency are not added to the others. */
export const isSold = sql`${orders.status} <> 'cancelled' and ${orders.currency} = ${shopCurrency}`

/** Returns orders by day or month: how many, and the units and revenue (minor units) of those not cancelled. */
export function findByPoint(scope: Scope, span: Span, grain: Period["grain"]) {
  const point = pointOf(grain)
  return scope.db
    .select({
      point,
      orders: sql<number>`count(*)::int`,
      pieces: sql<number>`coalesce(sum(${orders.items}) filter (where ${isSold}), 0)::int`,
      revenue: sumOf(orders.total, isSold),
    })
    .from(orders)
    .where(placedIn(scope, span))
    .groupBy(sql`1`)
}
export type OrderPoint = Awaited<ReturnType<typeof findByPoint>>[number]

/** Returns the number and total (minor units) of a span's orders by status. */
export const findByStatus = (scope: Scope, span: Span) =>
  scope.db
    .select({
      status: orders.status,
      count: sql<number>`count(*)::int`,
      total: sumOf(orders.total, sql`${orders.currency} = ${shopCurrency}`),
    })
    .from(orders)
    .where(placedIn(scope, span))
    .groupBy(orders.status)

/**
 * Counts the customers of a span, and of the part of it before `from`, by the day or month of their first order in that part: the
 * running total is the number of different customers so far.
 */
export function findBuyers(scope: Scope, span: Span, { from, to, grain }: Pick<Period, "from" | "to" | "grain">) {
  const start = momentsOf({ from, to }).from.toISOString()
  const firsts = scope.db
    .select({ at: min(orders.placedAt).as("at") })
    .from(orders)
    .where(placedIn(scope, span))
    .groupBy(orders.customerEmail, sql`${orders.placedAt} >= ${start}::timestamptz`)
    .as("firsts")
  const point = pointOf(grain, firsts.at)
  return scope.db.select({ point, count: sql<number>`count(*)::int` }).from(firsts).groupBy(sql`1`)
}

/** Counts everyone who bought before the end of a span: first in the span, again in the span, or only before it. */
export async function countCustomers({ db, workspaceId }: Scope, span: Span) {
  const { from, to } = momentsOf(span)
  const customers = db
    .select({ first: min(orders.placedAt).as("first"), last: max(orders.placedAt).as("last") })
    .from(orders)
    .where(and(eq(orders.workspaceId, workspaceId), lt(orders.placedAt, to)))
    .groupBy(orders.customerEmail)
    .as("customers")
  const [row] = await db
    .select({
      new: sql<number>`count(*) filter (where ${customers.first} >= ${from.toISOString()}::timestamptz)::int`,
      returning: sql<number>`count(*) filter (where ${customers.first} < ${from.toISOString()}::timestamptz and ${customers.last} >= ${from.toISOString()}::timestamptz)::int`,
      lapsed: sql<number>`count(*) filter (where ${customers.last} < ${from.toISOString()}::timestamptz)::int`,
    })
    .from(customers)
  return row ?? { new: 0, returning: 0, lapsed: 0 }
}
