import { sql } from "drizzle-orm"
import type { Scope } from "../db/types"
import type { AuditContent } from "./table"

/** An entry of the audit log that is no change of a row, such as a sign-in. */
export interface AuditEntry extends AuditContent {
  /** A verb in the past tense: `signed-in`, `exported`, `refused`. */
  action: string
  /** A noun in the singular, such as `user`. */
  recordType: string
  recordId: string | number
}

/** The workspace and the user who did it: a transaction's scope, or the same facts where there is none yet. */
type Recorder = Pick<Scope, "db" | "workspaceId" | "userId" | "trace">

/** Writes entries of the audit log. In a transaction they take effect with it. Rows need none: their triggers write them. */
export async function recordAll(recorder: Recorder, entries: AuditEntry[]): Promise<void> {
  const { db, workspaceId, userId, trace = {} } = recorder
  if (entries.length === 0) return
  // The comment tells the embedded store that this select writes.
  await db.execute(sql`/* writes */ select audit_write(${workspaceId}::int, ${userId}::int, ${JSON.stringify(trace)}::jsonb,
      e ->> 'action', e ->> 'recordType', e ->> 'recordId', e - '{action,recordType,recordId}'::text[])
    from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) as e`)
}

export const record = (recorder: Recorder, entry: AuditEntry): Promise<void> => recordAll(recorder, [entry])
