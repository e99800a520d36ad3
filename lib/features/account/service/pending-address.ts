import { and, eq, gte, inArray, isNull, type SQL } from "drizzle-orm"
import type { Db } from "@/lib/core/db/types"
import { addressChanges } from "../table"

const open = (workspaceId: number, userIds: number[], ...more: SQL[]) =>
  and(
    eq(addressChanges.workspaceId, workspaceId),
    inArray(addressChanges.userId, userIds),
    isNull(addressChanges.endedAt),
    ...more,
  )

/** Ends the unconfirmed address changes of the given users. @returns how many there were */
export async function endPending(db: Db, workspaceId: number, userIds: number[]): Promise<number> {
  const rows = await db
    .update(addressChanges)
    .set({ endedAt: new Date() })
    .where(open(workspaceId, userIds, isNull(addressChanges.effectiveAt)))
    .returning({ id: addressChanges.id })
  return rows.length
}

/**
 * Ends the address changes a user requested since `since`. Earlier ones can still be undone: otherwise, after two changes,
 * undoing the second would leave the owner of the first address unable to undo theirs.
 */
export const endSince = (db: Db, workspaceId: number, userId: number, since: Date) =>
  db
    .update(addressChanges)
    .set({ endedAt: new Date() })
    .where(open(workspaceId, [userId], gte(addressChanges.createdAt, since)))
