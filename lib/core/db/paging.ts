import { type SQL, sql } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import { rowsOf } from "./rows"
import type { Db } from "./types"

/** `total` is exact up to this many rows (design section 3). */
export const exactUpTo = 10_000

export interface Total {
  total: number
  totalIsEstimate?: true
}

/** A LIKE pattern for "contains"; `%`, `_` and `\` of the text are ordinary letters. */
export const contains = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`

const matching = (table: PgTable, where: SQL | undefined) => sql`select 1 from ${table} where ${where ?? sql`true`}`

/** The number of matching rows as a column of the page's own statement, counted no further than needed. */
export const countColumn = (table: PgTable, where: SQL | undefined) =>
  sql<number>`(select count(*)::int from (${matching(table, where)} limit ${sql.raw(String(exactUpTo + 1))}) as matching)`

/**
 * The total of a list: exact while it is short, beyond that what the planner expects.
 * @param counted `countColumn` of the page's first row; a page past the end has none, and is counted here
 */
export async function totalRows(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  counted: number | undefined,
): Promise<Total> {
  const total = counted ?? (await countRows(db, table, where))
  if (total <= exactUpTo) return { total }
  const plan = rowsOf<{ "QUERY PLAN": unknown }>(await db.execute(sql`explain (format json) ${matching(table, where)}`))
  return { total: Math.max(total, plannedRows(plan[0]?.["QUERY PLAN"])), totalIsEstimate: true }
}

async function countRows(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const rows = rowsOf<{ n: number }>(await db.execute(sql`select ${countColumn(table, where)} as n`))
  return rows[0]?.n ?? 0
}

function plannedRows(plan: unknown): number {
  const parsed = (typeof plan === "string" ? JSON.parse(plan) : plan) as { Plan?: { "Plan Rows"?: number } }[]
  return parsed?.[0]?.Plan?.["Plan Rows"] ?? 0
}
