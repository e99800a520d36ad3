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

/** Rows of a list: exact while they are few, beyond that what the planner expects. One statement, or two for long lists. */
export async function countRows(db: Db, table: PgTable, where: SQL | undefined): Promise<Total> {
  const matching = sql`select 1 from ${table} where ${where ?? sql`true`}`
  const capped = rowsOf<{ n: number }>(
    await db.execute(sql`select count(*)::int as n from (${matching} limit ${exactUpTo + 1}) as matching`),
  )
  const total = capped[0]?.n ?? 0
  if (total <= exactUpTo) return { total }
  const plan = rowsOf<{ "QUERY PLAN": unknown }>(await db.execute(sql`explain (format json) ${matching}`))
  return { total: Math.max(total, plannedRows(plan[0]?.["QUERY PLAN"])), totalIsEstimate: true }
}

function plannedRows(plan: unknown): number {
  const parsed = (typeof plan === "string" ? JSON.parse(plan) : plan) as { Plan?: { "Plan Rows"?: number } }[]
  return parsed?.[0]?.Plan?.["Plan Rows"] ?? 0
}
