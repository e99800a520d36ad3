import { and, desc, eq, sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { periods } from "../table/accounts"
import type { PeriodState } from "../values/roles"

const columns = {
  month: periods.month,
  state: periods.state,
  changedAt: periods.changedAt,
  changedBy: periods.changedBy,
  reason: periods.reason,
}

/** The months of a business whose state was ever changed, newest first. */
export const listPeriods = ({ db, workspaceId }: Scope, businessId: number) =>
  db
    .select(columns)
    .from(periods)
    .where(and(eq(periods.workspaceId, workspaceId), eq(periods.businessId, businessId)))
    .orderBy(desc(periods.month))

export async function findPeriod({ db, workspaceId }: Scope, businessId: number, month: string) {
  const [row] = await db
    .select(columns)
    .from(periods)
    .where(and(eq(periods.workspaceId, workspaceId), eq(periods.businessId, businessId), eq(periods.month, month)))
  return row
}

interface Change {
  businessId: number
  month: string
  state: PeriodState
  reason: string | null
}

export async function savePeriod({ db, workspaceId, trace }: Scope, { businessId, month, state, reason }: Change) {
  const set = { state, reason, changedAt: new Date(), changedBy: trace?.name ?? null }
  const [row] = await db
    .insert(periods)
    .values({ workspaceId, businessId, month, ...set })
    .onConflictDoUpdate({ target: [periods.workspaceId, periods.businessId, periods.month], set })
    .returning(columns)
  return row as NonNullable<typeof row>
}

/** How many entries each month of a year has, by its number. */
export async function countByMonth({ db, workspaceId }: Scope, businessId: number, year: number) {
  const rows = rowsOf<{ month: number; entries: number }>(
    await db.execute(sql`select extract(month from business_date)::int as month, count(*)::int as entries
      from journal_entries where workspace_id = ${workspaceId} and business_id = ${businessId}
        and business_date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date group by 1`),
  )
  return new Map(rows.map(({ month, entries }) => [month, entries]))
}

/** The years of the first and the last business date; null without entries. */
export async function yearsOfEntries({ db, workspaceId }: Scope, businessId: number) {
  const [row] = rowsOf<{ first: number | null; last: number | null }>(
    await db.execute(sql`select extract(year from min(business_date))::int as first,
        extract(year from max(business_date))::int as last
      from journal_entries where workspace_id = ${workspaceId} and business_id = ${businessId}`),
  )
  return row?.first && row.last ? { first: row.first, last: row.last } : null
}

/** The number of months before this one that have entries and are not locked. */
export async function countUnlockedBefore({ db, workspaceId }: Scope, businessId: number, month: string) {
  const [row] = rowsOf<{ n: number }>(
    await db.execute(sql`select count(*)::int as n from (
        select distinct date_trunc('month', business_date)::date as month from journal_entries
        where workspace_id = ${workspaceId} and business_id = ${businessId} and business_date < ${month}::date) used
      where not exists (select from periods p where p.workspace_id = ${workspaceId} and p.business_id = ${businessId}
        and p.month = used.month and p.state = 'locked')`),
  )
  return row?.n ?? 0
}
