import { and, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { tills } from "@/lib/features/businesses/table"
import type { VariancesQuery } from "../schema/figures"
import { tillSessions as sessions } from "../table"
import type { TillSessionState } from "../values"

export interface WeekRow {
  till: number
  tillName: string
  shop: number
  shopName: string
  business: number
  currency: string
  /** Null for a till without a session in the week, like the date, state and variance. */
  session: number | null
  date: string | null
  state: TillSessionState | null
  takings: number
  variance: number | null
}

const equals = (column: SQL, value: number | undefined) => (value === undefined ? undefined : sql`${column} = ${value}`)

/** The tills that the user may see, with their sessions from one day to another. Archived tills only if they have some. */
export async function week(
  scope: Scope,
  user: Granted,
  { business, shop, from, to }: { business?: number; shop?: number; from: string; to: string },
): Promise<WeekRow[]> {
  const where = and(
    sql`${tills.workspaceId} = ${scope.workspaceId}`,
    filterFor(user, ["read", "TillSession"], { business: tills.businessId, shop: tills.shopId }),
    equals(sql`${tills.businessId}`, business),
    equals(sql`${tills.shopId}`, shop),
    sql`(${tills.state} = 'active' or s.id is not null)`,
  )
  const rows = rowsOf<Omit<WeekRow, "takings" | "variance"> & { takings: string; variance: string | null }>(
    await scope.db.execute(sql`
      select tills.id as till, tills.name as "tillName", shops.id as shop, shops.name as "shopName",
        tills.business_id as business, trim(businesses.currency) as currency, s.id as session,
        s.business_date::text as date, s.state,
        (select coalesce(sum(e.amount), 0) from till_events e where e.workspace_id = s.workspace_id
          and e.session_id = s.id and e.kind = 'z-reading')::text as takings,
        case when s.closed_at is not null then (s.counted_closing - s.expected_closing)::text end as variance
      from tills
      join shops on shops.workspace_id = tills.workspace_id and shops.id = tills.shop_id
      join businesses on businesses.workspace_id = tills.workspace_id and businesses.id = tills.business_id
      left join till_sessions s on s.workspace_id = tills.workspace_id and s.till_id = tills.id
        and s.business_date between ${from}::date and ${to}::date
      where ${where}
      order by shops.name, shops.id, tills.name, tills.id, s.business_date, s.id
      limit 3000`),
  )
  return rows.map((row) => ({
    ...row,
    takings: Number(row.takings ?? 0),
    variance: row.variance === null ? null : Number(row.variance),
  }))
}

/** The grouping of a row of `variances`. */
type Grouping = "day" | "till" | "person" | "weekday" | "total"
/** Results of PostgreSQL's grouping(), in which the bits of the columns that are not grouped by are set. */
const groupings: Record<number, Grouping> = { 7: "day", 11: "till", 13: "person", 14: "weekday", 15: "total" }

export interface VarianceRow {
  by: Grouping
  currency: string
  day: string | null
  till: number | null
  person: number | null
  weekday: number | null
  tillName: string
  shopName: string
  personName: string
  sessions: number
  variance: number
  short: number
  over: number
  tolerance: number
}

/** Variances of closed sessions where the user may see expected cash: in one statement, grouped in each way. */
export async function variances(
  scope: Scope,
  user: Granted,
  { business, shop, till, from, to }: VariancesQuery & { from: string; to: string },
): Promise<VarianceRow[]> {
  const where = and(
    sql`${sessions.workspaceId} = ${scope.workspaceId}`,
    sql`${sessions.state} not in ('open', 'counting')`,
    sql`${sessions.businessDate} between ${from}::date and ${to}::date`,
    filterFor(user, ["read", "ExpectedCash"], { business: sessions.businessId, shop: sessions.shopId }),
    equals(sql`${sessions.businessId}`, business),
    equals(sql`${sessions.shopId}`, shop),
    equals(sql`${sessions.tillId}`, till),
  )
  const numbers = ["variance", "short", "over", "tolerance"] as const
  type Raw = Omit<VarianceRow, "by" | (typeof numbers)[number]> &
    Record<(typeof numbers)[number], string> & { grouping: number }
  const rows = rowsOf<Raw>(
    await scope.db.execute(sql`
      with closed as (
        select trim(till_sessions.currency) as currency, business_date as day, till_id as till, closed_by as person,
          extract(isodow from business_date)::int as weekday, counted_closing - expected_closing as variance,
          shops.variance_tolerance as tolerance, closed_by_name as "personName", tills.name as "tillName",
          shops.name as "shopName"
        from till_sessions
        join shops on shops.workspace_id = till_sessions.workspace_id and shops.id = till_sessions.shop_id
        join tills on tills.workspace_id = till_sessions.workspace_id and tills.id = till_sessions.till_id
        where ${where})
      select currency, day::text, till, person, weekday, grouping(day, till, person, weekday) as grouping,
        max("tillName") as "tillName", max("shopName") as "shopName", max("personName") as "personName",
        count(*)::int as sessions, sum(variance)::text as variance, sum(least(variance, 0))::text as short,
        sum(greatest(variance, 0))::text as over, sum(tolerance)::text as tolerance
      from closed
      group by grouping sets ((currency, day), (currency, till), (currency, person), (currency, weekday), (currency))
      order by currency, grouping, day, max("tillName"), till, max("personName"), person, weekday
      limit 5000`),
  )
  return rows.map(({ grouping, ...row }) => ({
    ...row,
    by: groupings[grouping] as Grouping,
    ...(Object.fromEntries(numbers.map((name) => [name, Number(row[name])])) as Pick<
      VarianceRow,
      (typeof numbers)[number]
    >),
  }))
}
