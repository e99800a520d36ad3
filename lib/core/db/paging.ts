import { type SQL, sql } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import { rowsOf } from "./rows"
import type { Db, Scope } from "./types"

/** `total` is exact up to this many rows (design section 3). */
export const exactUpTo = 10_000

/** A search is counted only as far as the planner thinks it cheaper than this, in its own units: some milliseconds. */
const dearestCount = 10_000

export interface Total {
  total: number
  totalIsEstimate?: true
}

/** A LIKE pattern for "contains"; `%`, `_` and `\` of the text are ordinary letters. */
export const contains = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`

/** What a list page is made of. `rows` runs the page's statement with a column `counted` and from an `offset` as given. */
interface ListPage<Row> {
  table: PgTable
  where: SQL | undefined
  page: number
  perPage: number
  /** True where `where` searches text through a trigram index. */
  searches: boolean
  rows(counted: SQL<number | null>, offset: number): PromiseLike<(Row & { counted: number | null })[]>
}

const matching = (table: PgTable, where: SQL | undefined) => sql`select 1 from ${table} where ${where ?? sql`true`}`

/** Where a page begins; one past the end begins at the last row, which is not shown but carries the total. */
const withinList = (offset: number, count: SQL<number>) =>
  sql<number>`(select case when n > ${sql.raw(String(exactUpTo))} then ${offset}::int else least(${offset}::int, greatest(n - 1, 0)) end
    from (select ${count} as n) as counted)`

const countOf = (table: PgTable, where: SQL | undefined) =>
  sql<number>`(select count(*)::int from (${matching(table, where)} limit ${sql.raw(String(exactUpTo + 1))}) as matching)`

/** How many rows the planner expects, and what it thinks reading them all would cost. */
async function expected(db: Db, table: PgTable, where: SQL | undefined): Promise<{ rows: number; cost: number }> {
  const [row] = rowsOf<Record<string, unknown>>(await db.execute(sql`explain (format json) ${matching(table, where)}`))
  const plan = row?.["QUERY PLAN"]
  const [parsed] = (typeof plan === "string" ? JSON.parse(plan) : plan) as { Plan?: Record<string, number> }[]
  return { rows: parsed?.Plan?.["Plan Rows"] ?? 0, cost: parsed?.Plan?.["Total Cost"] ?? 0 }
}

async function countRows(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = rowsOf<{ n: number }>(await db.execute(sql`select ${countOf(table, where)} as n`))
  return row?.n ?? 0
}

/**
 * LIKE is not leakproof, so under a row policy PostgreSQL may not look a search text up in its index and reads every row.
 * A search therefore steps out of the member's role for its statements; its own `where` still names the workspace.
 */
export async function outsidePolicy<T>({ db }: Scope, run: () => Promise<T>): Promise<T> {
  await db.execute(sql.raw("set local role none"))
  const result = await run()
  await db.execute(sql.raw("set local role cornerledger_member"))
  return result
}

/**
 * One page of a list with the filtered total, in two statements at most: exact while the list is short, beyond that
 * what the planner expects. A search that would find very much is not counted at all, since counting would cost more
 * than finding the page.
 */
export async function listPage<Row extends object>(
  scope: Scope,
  list: ListPage<Row>,
): Promise<{ rows: Row[] } & Total> {
  const { db } = scope
  const { table, where, page, perPage, searches } = list
  const run = async (): Promise<{ rows: Row[] } & Total> => {
    const plan = searches ? await expected(db, table, where) : undefined
    const counts = !plan || (plan.rows <= exactUpTo && plan.cost <= dearestCount)
    const offset = (page - 1) * perPage
    const count = countOf(table, where)
    // Drizzle writes whatever it is given, but its type knows numbers only.
    const from = counts && page > 1 ? (withinList(offset, count) as unknown as number) : offset
    const found = await list.rows(counts ? count : sql<null>`null::int`, from)
    const known = found[0]?.counted ?? undefined
    // Before the count's cap no page is empty but one of nothing.
    if (from !== offset && found.length === 0 && offset <= exactUpTo) return { rows: [], total: 0 }
    if (known !== undefined && known <= exactUpTo && known <= offset) return { rows: [], total: known }
    const rows = found.map(({ counted: _, ...row }) => row as unknown as Row)
    const isLast = found.length < perPage && (found.length > 0 || page === 1)
    const total = isLast ? offset + found.length : known
    const exact = total ?? (found.length === 0 ? await countRows(db, table, where) : undefined)
    if (exact !== undefined && exact <= exactUpTo) return { rows, total: exact }
    const { rows: estimate } = plan ?? (await expected(db, table, where))
    // A page that is full and not the first says that there are at least as many.
    return { rows, total: Math.max(known ?? 0, page * perPage, estimate), totalIsEstimate: true }
  }
  return searches ? outsidePolicy(scope, run) : run()
}
