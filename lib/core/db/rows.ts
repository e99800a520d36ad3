import { type SQL, sql } from "drizzle-orm"

/** Rows of a raw statement; one driver answers an array, the other wraps it. */
export const rowsOf = <Row>(result: unknown): Row[] =>
  (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as Row[]

/** Ids as a list for `in` of a raw statement: there is at least one. */
export const idList = (ids: number[]): SQL =>
  sql`(${sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  )})`
