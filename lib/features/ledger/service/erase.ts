import { sql } from "drizzle-orm"
import type { Db } from "@/lib/core/db/types"

/**
 * Deletes all books of a workspace. Entries can't be deleted in any other way, except with their workspace. For the owner's
 * transactions only: members have no right to it. The audit log keeps a record of every entry.
 */
export const eraseBooks = (db: Db, workspaceId: number) =>
  db.execute(sql`/* writes */ select erase_books(${workspaceId}::int)`)
