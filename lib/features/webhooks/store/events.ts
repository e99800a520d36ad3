import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Db } from "@/lib/core/db/types"

/** An event of the audit log, in the order of its seals. */
export interface SealedEvent {
  sequence: number
  id: string
  recordedAt: string
  action: string
  recordType: string
  recordId: string
  actorId: number | null
  content: { actor?: string; before?: object; after?: object; part?: object } | null
}

/** The workspaces with events after their cursor. */
export async function findBehind(db: Db): Promise<number[]> {
  const rows = rowsOf<{ id: number }>(
    await db.execute(sql`select c.workspace_id as id from webhook_cursors c where exists
      (select from audit_seals s where s.workspace_id = c.workspace_id and s.sequence > c.sequence)`),
  )
  return rows.map(({ id }) => id)
}

/** The next sealed events after a sequence. */
export async function findAfter(db: Db, workspaceId: number, after: number, limit: number): Promise<SealedEvent[]> {
  return rowsOf<SealedEvent>(
    await db.execute(sql`
      select s.sequence::float8 as sequence, e.id::text as id, e.action, e.record_type as "recordType", e.record_id as "recordId",
        to_char(e.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "recordedAt", e.actor_id as "actorId",
        d.content
      from audit_seals s
      join audit_events e on e.workspace_id = s.workspace_id and e.id = s.event_id
      left join audit_details d on d.workspace_id = e.workspace_id and d.event_id = e.id
      where s.workspace_id = ${workspaceId} and s.sequence > ${after}
      order by s.sequence limit ${limit}`),
  )
}

/** The last sequence of a workspace's log, as an expression. */
export const lastSequence = (workspaceId: number) =>
  sql<number>`(select coalesce(max(sequence), 0) from audit_seals where workspace_id = ${workspaceId})`
