import { type SQL, sql } from "drizzle-orm"
import type { PgInsertValue, PgTable } from "drizzle-orm/pg-core"
import type { Scope } from "./types"

/**
 * Takes a mark away where it stands, else sets it. Whoever may be toggled by several at once locks what the mark is on first.
 * @returns whether it stands now
 */
export async function toggle<T extends PgTable>(
  { db }: Scope,
  table: T,
  where: SQL | undefined,
  row: PgInsertValue<T>,
): Promise<boolean> {
  const gone = await db.delete(table).where(where).returning({ one: sql<number>`1` })
  if (gone.length > 0) return false
  await db.insert(table).values(row).onConflictDoNothing()
  return true
}
