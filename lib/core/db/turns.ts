import { sql } from "drizzle-orm"
import type { Scope } from "./types"

/**
 * Makes the transactions of a workspace that do the same thing wait for each other until their commit. Read in a later
 * statement: only that sees what the transactions before this one have written.
 */
export const takeTurns = ({ db, workspaceId }: Pick<Scope, "db" | "workspaceId">, what: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext(${what}), ${workspaceId}::int)`)
