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

/** Ends the address changes of people that nobody has confirmed yet. @returns how many there were */
export async function endPending(db: Db, workspaceId: number, userIds: number[]): Promise<number> {
  const rows = await db
    .update(addressChanges)
    .set({ endedAt: new Date() })
    .where(open(workspaceId, userIds, isNull(addressChanges.effectiveAt)))
    .returning({ id: addressChanges.id })
  return rows.length
}

/**
 * Ends the address changes of a person asked for since a moment. Earlier ones can still be undone: otherwise two changes and
 * an undo of the second would take that away from the owner of the first address.
 */
export const endSince = (db: Db, workspaceId: number, userId: number, since: Date) =>
  db
    .update(addressChanges)
    .set({ endedAt: new Date() })
    .where(open(workspaceId, [userId], gte(addressChanges.createdAt, since)))
