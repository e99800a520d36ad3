import { drizzle } from "drizzle-orm/pg-proxy"
import type { Db } from "./types"

/**
 * Runs a statement and returns its rows, as objects or as arrays of values in the order of the columns. Timestamps, dates,
 * intervals and their arrays stay PostgreSQL's text, which Drizzle's columns convert.
 */
export type RunStatement = (text: string, params: unknown[], asArrays: boolean) => Promise<unknown[]>

/** Drizzle over a function that runs statements. Its own `transaction` throws: `Store.begin` opens transactions. */
export const drizzleOver = (run: RunStatement): Db =>
  drizzle(async (text, params, method) => ({ rows: await run(text, params, method === "all") }))
