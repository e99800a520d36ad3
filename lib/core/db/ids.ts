import { counters } from "./table"
import type { Db } from "./types"

/** Sets the last used id of a kind. Needed after rows were inserted with explicit ids. */
export const setLastId = (db: Db, workspaceId: number, kind: string, last: number) =>
  db
    .insert(counters)
    .values({ workspaceId, kind, last })
    .onConflictDoUpdate({ target: [counters.workspaceId, counters.kind], set: { last } })
