import { type SQL, sql } from "drizzle-orm"
import { bigint, integer, timestamp } from "drizzle-orm/pg-core"

// Columns that the tables of the books share.

export const businessId = () => integer("business_id").notNull()

/** Minor units. */
export const minor = (name: string) => bigint(name, { mode: "bigint" })

/** With milliseconds, as the hash has it. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 })

export const list = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(", "))
