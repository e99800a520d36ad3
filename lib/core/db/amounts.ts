import { sql } from "drizzle-orm"
import { type AnyPgColumn, bigint, check } from "drizzle-orm/pg-core"
import { maxMinor } from "../money"

const limit = sql.raw(String(maxMinor))

/** A column for an amount in minor units; `exact` adds the check. */
export const amount = (name: string) => bigint(name, { mode: "number" })

/** The check that an amount is exact as a JSON number: at most 2^53 − 1. Several columns of a table: `allExact`. */
export const exact = (name: string, column: AnyPgColumn) => check(name, sql`${column} between -${limit} and ${limit}`)

/** The checks of a table's amounts, named after their columns. */
export const allExact = (table: string, ...columns: AnyPgColumn[]) =>
  columns.map((column) => exact(`${table}_${column.name}_exact`, column))
