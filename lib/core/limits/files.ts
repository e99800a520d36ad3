import { sql } from "drizzle-orm"
import { config } from "../config"
import { rowsOf } from "../db/rows"
import type { Scope } from "../db/types"
import { HttpError } from "../http/errors"
import { nouns } from "../nouns"

const megabyte = 1_000_000

export interface FileUsage {
  /** Bytes of every upload the workspace has. */
  workspace: number
  /** Bytes the caller uploaded within the last 24 hours. */
  person: number
}

export async function fileUsage(scope: Scope): Promise<FileUsage> {
  const { db, workspaceId, userId } = scope
  // The length of a stored value is known without reading it.
  const ofFiles = sql`select octet_length(content) as size, uploaded_by, created_at from files where workspace_id = ${workspaceId}`
  const uploads = sql.join([ofFiles, ...nouns().uploads(scope)], sql` union all `)
  const isOwn = sql`uploaded_by = ${userId} and created_at > now() - interval '1 day'`
  const [sums] = rowsOf<Record<keyof FileUsage, string>>(
    await db.execute(sql`
      select coalesce(sum(size), 0) as workspace, coalesce(sum(size) filter (where ${isOwn}), 0) as person
      from (${uploads}) as uploads`),
  )
  return { workspace: Number(sums?.workspace ?? 0), person: Number(sums?.person ?? 0) }
}

/**
 * To be called before a file is stored, in the transaction that stores it.
 * @param bytes how large it is
 * @throws HttpError 403 `quota_exceeded` where the workspace's files would exceed their limit; 429 where the person uploaded
 * too much within a day
 */
export async function requireFileRoom(scope: Scope, bytes: number): Promise<void> {
  const { LIMIT_FILES_MB, LIMIT_UPLOADS_MB } = config()
  const { workspace, person } = await fileUsage(scope)
  if (workspace + bytes > LIMIT_FILES_MB * megabyte) {
    throw new HttpError(403, "quota_exceeded", { message: ["quotaFiles", { limit: LIMIT_FILES_MB }] })
  }
  if (person + bytes > LIMIT_UPLOADS_MB * megabyte) {
    const message = ["uploadsLimit", { limit: LIMIT_UPLOADS_MB }] as const
    throw new HttpError(429, "rate_limited", { message, headers: { "retry-after": "3600" } })
  }
}
