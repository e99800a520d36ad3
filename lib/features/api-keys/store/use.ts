import { and, eq, isNull, lt, or, sql } from "drizzle-orm"
import type { Db } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"
import { apiKeys } from "../table"
import { listedDays } from "../values"

// A key is looked up before its workspace is known, so this store works as the owner, outside any scope.

/** The id of the key with this hash, in any workspace and state. */
export async function findId(db: Db, hash: string): Promise<string | undefined> {
  const [row] = await db.select({ id: apiKeys.id }).from(apiKeys).where(eq(apiKeys.hash, hash))
  return row?.id
}

/** The workspace and the maker of a key. */
export async function findMaker(db: Db, id: string) {
  const [row] = await db
    .select({ workspaceId: apiKeys.workspaceId, userId: apiKeys.userId })
    .from(apiKeys)
    .where(eq(apiKeys.id, id))
  return row
}

/** Writes when and from which network a key was used, unless another process has done so since `before`. */
export const recordUse = (db: Db, id: string, network: string, at: Date, before: Date) =>
  db
    .update(apiKeys)
    .set({ lastUsedAt: at, lastNetwork: network })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))))

/** Deletes keys that have not worked for a while: revoked, expired, or without their maker. */
export async function purge(db: Db): Promise<void> {
  const longAgo = sql`now() - ${`${listedDays} days`}::interval`
  const isOrphan = sql`not exists (select 1 from ${users} maker
    where maker.workspace_id = ${apiKeys}.workspace_id and maker.id = ${apiKeys}.user_id)
    and coalesce(${apiKeys.lastUsedAt}, ${apiKeys.createdAt}) < ${longAgo}`
  await db.delete(apiKeys).where(or(lt(apiKeys.revokedAt, longAgo), lt(apiKeys.expiresAt, longAgo), isOrphan))
}
