import { sql } from "drizzle-orm"
import { config } from "../config"
import { takeTurns } from "../db/turns"
import type { Scope } from "../db/types"
import { HttpError } from "../http/errors"
import { nouns } from "../nouns"
import { dailyLimitError, type LimitUsage, megabyte, readUsage } from "./usage"

/**
 * Returns the bytes of all uploads in the workspace, and those that the caller uploaded within the last 24 hours. PostgreSQL
 * knows the length of a value without reading it: 10,000 files take 3 to 6 ms.
 */
export function fileUsage(scope: Scope): Promise<LimitUsage> {
  const { db, workspaceId, userId } = scope
  const ofFiles = sql`select octet_length(content) as size, uploaded_by, created_at from files where workspace_id = ${workspaceId}`
  const uploads = sql.join([ofFiles, ...nouns().uploads(scope)], sql` union all `)
  const isOwn = sql`uploaded_by = ${userId} and created_at > now() - interval '1 day'`
  return readUsage(
    db,
    sql`
      select coalesce(sum(size), 0) as workspace, coalesce(sum(size) filter (where ${isOwn}), 0) as person
      from (${uploads}) as uploads`,
  )
}

/**
 * Checks that a file fits into the limits. Call it in the transaction that stores the file.
 * @param bytes the size of the file
 * @throws HttpError 403 `quota_exceeded` if the workspace's storage is full; 429 if the user uploaded too much in 24 hours
 */
export async function requireFileRoom(scope: Scope, bytes: number): Promise<void> {
  const { LIMIT_FILES_MB, LIMIT_UPLOADS_MB } = config()
  await takeTurns(scope, "files")
  const { workspace, person } = await fileUsage(scope)
  if (workspace + bytes > LIMIT_FILES_MB * megabyte) {
    throw new HttpError(403, "quota_exceeded", { message: ["quotaFiles", { limit: LIMIT_FILES_MB }] })
  }
  if (person + bytes > LIMIT_UPLOADS_MB * megabyte) throw dailyLimitError("uploadsLimit", LIMIT_UPLOADS_MB)
}
