import { type SQL, sql } from "drizzle-orm"

/** The rows of a raw statement. One driver returns an array, the other wraps it. */
export const rowsOf = <Row>(result: unknown): Row[] =>
  (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as Row[]

/** Ids as a list for `in` of a raw statement. `ids` must not be empty. */
export const idList = (ids: number[]): SQL =>
  sql`(${sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  )})`
