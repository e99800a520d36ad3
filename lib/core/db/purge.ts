import { sql } from "drizzle-orm"
import { config } from "../config"
import { deleteUnreferencedFiles, referencedFileIds } from "../files/references"
import { log } from "../log"
import { store } from "./client"
import { rowsOf } from "./rows"
import { ownerTx } from "./tx"
import { undoMinutes } from "./undo"

/** Rows per transaction, so that none locks many. */
const batchSize = 2_000

interface Removed {
  workspaceId: number
  row: Record<string, unknown>
}

/** Removes a batch of rows whose undo time is over, and the files that only they referenced. @returns the number of rows */
function purgeRemoved(): Promise<number> {
  return ownerTx(async (db) => {
    const rows = rowsOf<Removed>(
      await db.execute(sql`
        with old as (select ctid from removed_rows where removed_at < now() - ${sql.raw(`interval '${undoMinutes} minutes'`)}
          limit ${batchSize} for update skip locked)
        delete from removed_rows r using old where r.ctid = old.ctid
        returning r.workspace_id as "workspaceId", r.row`),
    )
    const byWorkspace = new Map<number, Record<string, unknown>[]>()
    for (const { workspaceId, row } of rows)
      byWorkspace.set(workspaceId, [...(byWorkspace.get(workspaceId) ?? []), row])
    for (const [workspaceId, removed] of byWorkspace)
      await deleteUnreferencedFiles(db, workspaceId, referencedFileIds(removed))
    return rows.length
  })
}

/** Statements that delete expired rows of the core's tables. docs/operations.md lists the retention times. */
const expired = () => [
  sql`delete from mail_outbox where state in ('sent', 'failed', 'cancelled', 'logged')
    and created_at < now() - make_interval(days => ${config().OUTBOX_DAYS})`,
  sql`delete from idempotency_keys where created_at < now() - interval '48 hours'`,
  sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`,
]

/** Removes expired rows of the core's tables. Nouns purge their own. Several processes may run this at once. */
export async function purgeExpired(): Promise<void> {
  let removed = 0
  for (let last = batchSize; last === batchSize; removed += last) last = await purgeRemoved()
  const { owner } = await store()
  for (const statement of expired()) await owner.execute(statement)
  if (removed > 0) log().info({ rows: removed }, "purged deleted rows after their undo time")
}
