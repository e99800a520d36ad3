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

/** Whose log it is, and who did it. A transaction's scope, or the same facts where there is none yet. */
type Recorder = Pick<Scope, "db" | "workspaceId" | "userId" | "trace">

/** Writes an entry of the audit log. In a transaction both take effect or neither does. Rows need no entry: triggers write it. */
export async function record(
  recorder: Recorder,
  { action, recordType, recordId, ...content }: AuditEntry,
): Promise<void> {
  const { db, workspaceId, userId, trace = {} } = recorder
  // The comment tells the embedded store that this select writes.
  await db.execute(sql`/* writes */ select audit_write(${workspaceId}::int, ${userId}::int, ${JSON.stringify(trace)}::jsonb,
    ${action}::text, ${recordType}::text, ${String(recordId)}::text, ${JSON.stringify(content)}::jsonb)`)
}
