import { type SQL, sql } from "drizzle-orm"
import { type AnyPgColumn, bigint, check, integer, timestamp } from "drizzle-orm/pg-core"

// Columns that the tables of the books share.

export const businessId = () => integer("business_id").notNull()

/** Minor units. */
export const minor = (name: string) => bigint(name, { mode: "bigint" })

const maxExact = sql.raw(String(Number.MAX_SAFE_INTEGER))
/** Amounts and their sums stay below 2^53, so they are exact as JSON numbers. */
export const exact = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} between -${maxExact} and ${maxExact}`)

/** With milliseconds, as the hash has it. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 })

export const list = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(", "))
