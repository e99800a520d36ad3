import { counters } from "./table"
import type { Db } from "./types"

/** Tells the counter of a kind which id was last given; after rows were written with ids of their own. */
export const setLastId = (db: Db, workspaceId: number, kind: string, last: number) =>
  db
    .insert(counters)
    .values({ workspaceId, kind, last })
    .onConflictDoUpdate({ target: [counters.workspaceId, counters.kind], set: { last } })
