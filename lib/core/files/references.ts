import { and, eq, inArray, sql } from "drizzle-orm"
import { relations } from "../db/relations"
import { rowsOf } from "../db/rows"
import { files } from "../db/table"
import type { Db } from "../db/types"

const address = /\/api\/files\/([0-9a-f]{8}-[0-9a-f-]{27})/g
const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

/** The ids of files that rows reference, by an address anywhere in their text or by a column such as `file_id`. */
export function referencedFileIds(rows: Record<string, unknown>[]): string[] {
  const ids = new Set<string>()
  for (const row of rows) {
    for (const [, id = ""] of JSON.stringify(row).matchAll(address)) ids.add(id)
    for (const key of ["file_id", "thumbnail_id"]) if (uuid.test(String(row[key]))) ids.add(String(row[key]))
  }
  return [...ids]
}

/** Tables whose rows don't count as references: the files themselves, tables with bytes, and queued emails. */
const notReferencing = new Set(["files", "chat_pictures", "mail_files", "mail_outbox", "mail_outbox_files"])

/** Deletes those of the given files that no row of the workspace references. @returns the number of deleted files */
export async function deleteUnreferencedFiles(db: Db, workspaceId: number, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { writable } = await relations(db)
  const tables = [...writable].filter(
    ([name, columns]) => columns.includes("workspace_id") && !notReferencing.has(name),
  )
  const candidates = sql`(values ${sql.join(
    ids.map((id) => sql`(${id}::text)`),
    sql`, `,
  )}) as candidate (id)`
  // The row in mail_files references the thumbnail, and counts as long as an email has the file attached.
  const thumbnails = sql`select candidate.id from ${candidates} join mail_files t on t.thumbnail_id::text = candidate.id
    join mail_attachments a on a.workspace_id = t.workspace_id and a.file_id = t.file_id where t.workspace_id = ${workspaceId}`
  const referring = tables.map(
    ([table]) => sql`select candidate.id from ${sql.identifier(table)} t, ${candidates}
      where t.workspace_id = ${workspaceId} and strpos(t::text, candidate.id) > 0`,
  )
  const referenced = rowsOf<{ id: string }>(await db.execute(sql.join([thumbnails, ...referring], sql` union `)))
  const unused = ids.filter((id) => !referenced.some((one) => one.id === id))
  if (unused.length === 0) return 0
  const dropped = await db
    .delete(files)
    .where(and(eq(files.workspaceId, workspaceId), inArray(files.id, unused)))
    .returning({ id: files.id })
  return dropped.length
}
