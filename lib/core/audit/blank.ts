import { sql } from "drizzle-orm"
import { store } from "../db/client"
import { rowsOf } from "../db/rows"
import { ownerTx } from "../db/tx"
import type { Db } from "../db/types"
import { record } from "./record"

/** Events per transaction. */
const batchSize = 1_000

const blank = (db: Db, which: ReturnType<typeof sql>) =>
  db
    .execute(
      sql`update audit_details d set salt = null, content = null from audit_events e
        where e.workspace_id = d.workspace_id and e.id = d.event_id and d.content is not null and ${which}
        returning d.event_id`,
    )
    .then((rows) => rows.length)

/**
 * Blanks the details of a deleted person's events: of those that they did, which name them, and of those about them. The
 * chain stays intact. Runs as the owner.
 */
export const blankPerson = (db: Db, workspaceId: number, userId: number): Promise<number> =>
  blank(
    db,
    sql`d.workspace_id = ${workspaceId}
      and (e.actor_id = ${userId} or e.record_type = 'user' and e.record_id = ${String(userId)})`,
  )

/** Workspaces with details that are older than they want to keep, and the first id that is young enough. */
const due = sql`select s.workspace_id as "workspaceId", s.retention_days as days from audit_settings s
  where s.retention_days is not null and exists (select from audit_events e join audit_details d
    on d.workspace_id = e.workspace_id and d.event_id = e.id
    where e.workspace_id = s.workspace_id and d.content is not null
      and e.recorded_at < now() - make_interval(days => s.retention_days))`

function blankOld(workspaceId: number, days: number): Promise<number> {
  const old = sql`(d.workspace_id, d.event_id) in (select o.workspace_id, o.id from audit_events o
    join audit_details od on od.workspace_id = o.workspace_id and od.event_id = o.id and od.content is not null
    where o.workspace_id = ${workspaceId} and o.recorded_at < now() - make_interval(days => ${days}) order by o.id limit ${batchSize})`
  const trace = { call: "blank old details of the audit log" }
  return ownerTx(async (db) => {
    const count = await blank(db, old)
    const entry = { action: "blanked", recordType: "audit-log", recordId: "all", after: { events: count } }
    if (count > 0) await record({ db, workspaceId, userId: 0, trace }, entry)
    return count
  }, trace)
}

/** Blanks details that are older than their workspace keeps them. */
export async function blankExpired(): Promise<void> {
  const { owner } = await store()
  for (const { workspaceId, days } of rowsOf<{ workspaceId: number; days: number }>(await owner.execute(due)))
    while ((await blankOld(workspaceId, days)) === batchSize);
}
