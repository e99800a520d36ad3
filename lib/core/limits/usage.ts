import type { SQL } from "drizzle-orm"
import { rowsOf } from "../db/rows"
import type { Db } from "../db/types"
import { tooManyRequests } from "../http/errors"

export const megabyte = 1_000_000

/** The used part of a limit, by the whole workspace and by the caller alone. */
export interface LimitUsage {
  workspace: number
  person: number
}

/** Runs a statement that returns one row with the sums `workspace` and `person`. */
export async function readUsage(db: Db, statement: SQL): Promise<LimitUsage> {
  const [sums] = rowsOf<Record<keyof LimitUsage, string>>(await db.execute(statement))
  return { workspace: Number(sums?.workspace ?? 0), person: Number(sums?.person ?? 0) }
}

/** The error for a limit per 24 hours. The usage falls hour by hour, so clients may try again after one. */
export const dailyLimitError = (message: string, limit: number) => tooManyRequests([message, { limit }], 3_600)
