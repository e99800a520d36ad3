import { sql } from "drizzle-orm"
import { counters } from "./table"
import type { Db, Scope } from "./types"

/** Sets the last used id of a kind. Needed after rows were inserted with explicit ids. */
export const setLastId = (db: Db, workspaceId: number, kind: string, last: number) =>
  db
    .insert(counters)
    .values({ workspaceId, kind, last })
    .onConflictDoUpdate({ target: [counters.workspaceId, counters.kind], set: { last } })

/**
 * Takes several ids of a kind at once, for inserts of many rows: `next_id` would update its counter for each row, and the versions
 * of that row pile up until the transaction ends.
 * @returns the first of them; the others follow it without a gap
 */
export async function takeIds({ db, workspaceId }: Scope, kind: string, count: number): Promise<number> {
  const [row] = await db
    .insert(counters)
    .values({ workspaceId, kind, last: count })
    .onConflictDoUpdate({
      target: [counters.workspaceId, counters.kind],
      set: { last: sql`${counters.last} + excluded.last` },
    })
    .returning({ last: counters.last })
  return (row as { last: number }).last - count + 1
}
