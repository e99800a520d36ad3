import { type SQL, sql } from "drizzle-orm"
import type { PgInsertValue, PgTable } from "drizzle-orm/pg-core"
import type { Scope } from "./types"

/**
 * Deletes a row if it exists, otherwise inserts it. If several users may toggle the same row, lock its parent first.
 * @returns whether the row exists now
 */
export async function toggle<T extends PgTable>(
  { db }: Scope,
  table: T,
  where: SQL | undefined,
  row: PgInsertValue<T>,
): Promise<boolean> {
  const deleted = await db.delete(table).where(where).returning({ one: sql<number>`1` })
  if (deleted.length > 0) return false
  await db.insert(table).values(row).onConflictDoNothing()
  return true
}
