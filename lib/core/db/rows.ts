import { type SQL, sql } from "drizzle-orm"

/** The rows of a raw statement, with the type that the statement gives them. */
export const rowsOf = <Row>(rows: unknown[]): Row[] => rows as Row[]

/** Ids as a list for `in` of a raw statement. `ids` must not be empty. */
export const idList = (ids: number[]): SQL =>
  sql`(${sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  )})`

/** Ids as one parameter, for `= any(…)`: a list of thousands would be as many parameters. */
export const idArray = (ids: readonly number[]): SQL => sql`string_to_array(${ids.join(",")}, ',')::int[]`
