import { type AnyColumn, asc, desc, type SQL, sql } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import { rowsOf } from "./rows"
import type { Db, Scope } from "./types"

/** `total` is exact up to this many rows, and the planner's estimate above. */
export const exactUpTo = 10_000

/** Searches are counted only below this planner cost, which corresponds to a few milliseconds. */
const maxCountCost = 10_000

export interface Total {
  total: number
  totalIsEstimate?: true
}

/** The parts of a list page. `rows` runs the page's statement from `offset`, selecting `counted` as an extra column. */
interface ListPage<Row> {
  table: PgTable
  where: SQL | undefined
  page: number
  perPage: number
  /** True if `where` searches text through a trigram index. */
  searches: boolean
  /** A better estimate of the number of rows than the planner's, if there is one. */
  estimate?: number
  rows(counted: SQL<number | null>, offset: number): PromiseLike<(Row & { counted: number | null })[]>
}

const matching = (table: PgTable, where: SQL | undefined) => sql`select 1 from ${table} where ${where ?? sql`true`}`

/** The offset of a page. A page past the end starts at the last row, which is not shown but carries the total. */
const clampedOffset = (offset: number, count: SQL<number>) =>
  sql<number>`(select case when n > ${sql.raw(String(exactUpTo))} then ${offset}::int else least(${offset}::int, greatest(n - 1, 0)) end
    from (select ${count} as n) as counted)`

const countOf = (table: PgTable, where: SQL | undefined) =>
  sql<number>`(select count(*)::int from (${matching(table, where)} limit ${sql.raw(String(exactUpTo + 1))}) as matching)`

/** The planner's estimates of the number of rows of a statement and of the cost to read them all. */
export async function planOf(db: Db, statement: SQL): Promise<{ rows: number; cost: number }> {
  const [row] = rowsOf<Record<string, unknown>>(await db.execute(sql`explain (format json) ${statement}`))
  const plan = row?.["QUERY PLAN"]
  const [parsed] = (typeof plan === "string" ? JSON.parse(plan) : plan) as { Plan?: Record<string, number> }[]
  return { rows: parsed?.Plan?.["Plan Rows"] ?? 0, cost: parsed?.Plan?.["Total Cost"] ?? 0 }
}

const readPlan = (db: Db, table: PgTable, where: SQL | undefined) => planOf(db, matching(table, where))

async function countRows(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = rowsOf<{ n: number }>(await db.execute(sql`select ${countOf(table, where)} as n`))
  return row?.n ?? 0
}

/**
 * How many rows a table has where there is no page: exact up to `exactUpTo`, the planner's estimate above.
 * @param more a subselect to read in the same statement
 */
export async function totalOf<T>({ db }: Scope, table: PgTable, where: SQL | undefined, more: SQL<T>) {
  const [row] = rowsOf<{ n: number; more: T }>(
    await db.execute(sql`select ${countOf(table, where)} as n, ${more} as more`),
  )
  const { n, more: read } = row as { n: number; more: T }
  if (n <= exactUpTo) return { total: n, more: read }
  const { rows } = await readPlan(db, table, where)
  return { total: Math.max(n, rows), totalIsEstimate: true as const, more: read }
}

/**
 * Runs a search's statements outside the member role. LIKE is not leakproof, so under a row policy PostgreSQL can't use the
 * trigram index and reads every row. The search's own `where` must restrict it to the workspace.
 */
export async function outsidePolicy<T>({ db }: Scope, run: () => Promise<T>): Promise<T> {
  await db.execute(sql.raw("set local role none"))
  const result = await run()
  await db.execute(sql.raw("set local role cornerledger_member"))
  return result
}

/**
 * A page of a list with the filtered total, in at most two statements. The total is exact up to `exactUpTo` rows, otherwise
 * the planner's estimate. Searches with many matches are not counted, because that would cost more than finding the page.
 */
export async function listPage<Row extends object>(
  scope: Scope,
  list: ListPage<Row>,
): Promise<{ rows: Row[] } & Total> {
  const { db } = scope
  const { table, where, page, perPage, searches } = list
  const run = async (): Promise<{ rows: Row[] } & Total> => {
    const planned = searches ? await readPlan(db, table, where) : undefined
    const plan = planned && { ...planned, rows: list.estimate ?? planned.rows }
    const counts = !plan || (plan.rows <= exactUpTo && plan.cost <= maxCountCost)
    const offset = (page - 1) * perPage
    const count = countOf(table, where)
    // A search has taken a statement for its plan, so a page past the end has to carry the total. Others count again there, instead
    // of counting twice for every page. Drizzle accepts SQL as an offset, but its type allows numbers only.
    const from = plan && counts && page > 1 ? (clampedOffset(offset, count) as unknown as number) : offset
    const found = await list.rows(counts ? count : sql<null>`null::int`, from)
    const counted = found[0]?.counted ?? undefined
    // Up to the cap of the count, only an empty result has an empty page.
    if (from !== offset && found.length === 0 && offset <= exactUpTo) return { rows: [], total: 0 }
    if (counted !== undefined && counted <= exactUpTo && counted <= offset) return { rows: [], total: counted }
    const rows = found.map(({ counted: _, ...row }) => row as unknown as Row)
    // A page that isn't full is the last one, and ends at the total.
    if (found.length < perPage && (found.length > 0 || page === 1)) return { rows, total: offset + found.length }
    const exact = counted ?? (found.length === 0 ? await countRows(db, table, where) : undefined)
    if (exact !== undefined && exact <= exactUpTo) return { rows, total: exact }
    const { rows: estimate } = plan ?? (await readPlan(db, table, where))
    // A full page proves that there are at least as many rows up to its end.
    return { rows, total: Math.max(counted ?? 0, page * perPage, estimate), totalIsEstimate: true }
  }
  return searches ? outsidePolicy(scope, run) : run()
}

/** A query of Drizzle that has its conditions, and neither order nor limit. */
interface Unsorted<Row> {
  orderBy(...columns: SQL[]): { limit(rows: number): { offset(rows: number): PromiseLike<Row[]> } }
}

interface SortedPage<Row> extends Pick<ListPage<Row>, "table" | "where"> {
  query: { page: number; perPage: number; order?: "asc" | "desc" }
  /** The column to sort by, and the one that decides between equal rows. */
  by: [column: AnyColumn, id: AnyColumn]
  /** The statement with `counted` as an extra column. */
  select(counted: SQL<number | null>): Unsorted<Row & { counted: number | null }>
}

/** Like `listPage`, for a list that is sorted by one column, the largest first unless the query says otherwise. */
export function sortedPage<Row extends object>(scope: Scope, { query, by, select, ...list }: SortedPage<Row>) {
  const direction = query.order === "asc" ? asc : desc
  const [column, id] = by
  return listPage<Row>(scope, {
    ...list,
    ...{ page: query.page, perPage: query.perPage, searches: false },
    rows: (counted, from) =>
      select(counted).orderBy(direction(column), direction(id)).limit(query.perPage).offset(from),
  })
}
