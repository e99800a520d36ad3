import { and, eq, inArray, type SQL, sql } from "drizzle-orm"
import { type Relations, relations } from "../db/relations"
import { rowsOf } from "../db/rows"
import { files } from "../db/table"
import type { Db } from "../db/types"

const id = sql.identifier
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

/** A queued email names files in its text, but sends copies. The audit log, and webhooks that quote it, only say what a picture was. */
const notReferencing = ["mail_outbox", "audit_details", "webhook_deliveries"]

/**
 * Statements that select those of `candidates` that a row of the workspace references. A row that belongs to a file, such as
 * one with the ids of an attachment and its thumbnail, counts only while another row references it.
 */
function referencing({ all, writable, withBytes }: Relations, workspaceId: number, candidates: SQL): SQL[] {
  const ofFiles = new Set(all.filter(({ parent }) => parent === "files").map(({ child }) => child))
  const from = (table: string) => sql`select candidate.id from ${id(table)} t join ${candidates}
    on t.workspace_id = ${workspaceId} and strpos(t::text, candidate.id) > 0`
  const referring = [...writable]
    .filter(([table, columns]) => columns.includes("workspace_id") && !withBytes.has(table) && !ofFiles.has(table))
    .filter(([table]) => !notReferencing.includes(table))
    .map(([table]) => from(table))
  const indirect = all
    .filter(({ parent }) => ofFiles.has(parent))
    .map(({ child, parent, columns, keys }) => {
      const pairs = columns.map((column, i) => sql`r.${id(column)} = t.${id(keys[i] as string)}`)
      return sql`${from(parent)} join ${id(child)} r on ${sql.join(pairs, sql` and `)}`
    })
  return [...referring, ...indirect]
}

/** Deletes those of the given files that no row of the workspace references. @returns the number of deleted files */
export async function deleteUnreferencedFiles(db: Db, workspaceId: number, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  const candidates = sql`(values ${sql.join(
    ids.map((one) => sql`(${one}::text)`),
    sql`, `,
  )}) as candidate (id)`
  const statements = referencing(await relations(db), workspaceId, candidates)
  const referenced = rowsOf<{ id: string }>(await db.execute(sql.join(statements, sql` union `)))
  const unused = ids.filter((one) => !referenced.some((row) => row.id === one))
  if (unused.length === 0) return 0
  const dropped = await db
    .delete(files)
    .where(and(eq(files.workspaceId, workspaceId), inArray(files.id, unused)))
    .returning({ id: files.id })
  return dropped.length
}
