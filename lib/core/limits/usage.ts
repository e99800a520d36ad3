import { type SQL, sql } from "drizzle-orm"
import { rowsOf } from "../db/rows"
import type { Db, Scope } from "../db/types"
import { tooManyRequests } from "../http/errors"

export const megabyte = 1_000_000

/** The used part of a limit, by the whole workspace and by the caller alone. */
export interface LimitUsage {
  workspace: number
  person: number
}

/**
 * Makes the transactions of a workspace that use up a limit wait for each other until their commit. Read the usage in a later
 * statement: it sees what the transactions before this one used.
 */
export const lockLimit = ({ db, workspaceId }: Scope, limit: "mail" | "files" | "webhooks") =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext(${`limit ${limit}`}), ${workspaceId}::int)`)

/** Runs a statement that returns one row with the sums `workspace` and `person`. */
export async function readUsage(db: Db, statement: SQL): Promise<LimitUsage> {
  const [sums] = rowsOf<Record<keyof LimitUsage, string>>(await db.execute(statement))
  return { workspace: Number(sums?.workspace ?? 0), person: Number(sums?.person ?? 0) }
}

/** The error for a limit per 24 hours. The usage falls hour by hour, so clients may try again after one. */
export const dailyLimitError = (message: string, limit: number) => tooManyRequests([message, { limit }], 3_600)
