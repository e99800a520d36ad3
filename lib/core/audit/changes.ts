import { sql } from "drizzle-orm"
import { rowsOf } from "../db/rows"
import type { Scope } from "../db/types"
import type { AuditContent } from "./table"

/** A transaction's change to one record: the fields that differ, before and after. */
export interface Change extends Pick<AuditContent, "before" | "after" | "part"> {
  action: string
  /** Its type in the singular, and its id. */
  record: { type: string; id: string }
}

const maxChanges = 100

/** The changes of a transaction so far, from its entries in the audit log. At most the first hundred. */
export async function changesOf({ db, workspaceId }: Scope): Promise<Change[]> {
  // Ids begin with the time in milliseconds, so the index narrows the search to the newest entries.
  const rows = rowsOf<{ action: string; type: string; id: string; content: AuditContent | null }>(
    await db.execute(sql`
      select e.action, e.record_type as type, e.record_id as id, d.content
      from audit_events e join audit_details d on d.workspace_id = e.workspace_id and d.event_id = e.id
      where e.workspace_id = ${workspaceId} and e.xmin = pg_current_xact_id()::xid
        and e.id >= (lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0') || '70000000000000000000')::uuid
      order by e.id limit ${maxChanges}`),
  )
  return rows.map(({ action, type, id, content }) => {
    const { before, after, part } = content ?? {}
    return { action, record: { type, id }, ...(part && { part }), ...(before && { before }), ...(after && { after }) }
  })
}
