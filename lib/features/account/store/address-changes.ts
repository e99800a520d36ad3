import { and, eq, gt, isNull, ne, or, sql } from "drizzle-orm"
import type { Actor, Db, Scope } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"
import { addressChanges, canBeUndone } from "../table"

type Change = typeof addressChanges.$inferInsert

const ofPerson = ({ workspaceId, userId }: Actor) =>
  and(eq(addressChanges.workspaceId, workspaceId), eq(addressChanges.userId, userId))

const isPending = and(
  isNull(addressChanges.endedAt),
  isNull(addressChanges.effectiveAt),
  gt(addressChanges.expiresAt, sql`now()`),
)

const isOf = and(eq(users.workspaceId, addressChanges.workspaceId), eq(users.id, addressChanges.userId))
/** A pending change is only valid while the user still has the address it started from. */
const isCurrent = sql`lower(${users.email}) = lower(${addressChanges.oldEmail})`

/** Deletes changes that took effect, or expired, 30 days ago. */
export const deleteOldChanges = (db: Db) =>
  db
    .delete(addressChanges)
    .where(sql`coalesce(${addressChanges.effectiveAt}, ${addressChanges.expiresAt}) < now() - interval '30 days'`)

/** Finds a user's pending change of address. */
export async function findPending({ db }: Scope, who: Actor) {
  const [row] = await db
    .select({
      oldEmail: addressChanges.oldEmail,
      email: addressChanges.newEmail,
      createdAt: addressChanges.createdAt,
      expiresAt: addressChanges.expiresAt,
    })
    .from(addressChanges)
    .where(and(ofPerson(who), isPending))
  return row
}

/** Counts the address changes that a user requested within the last hour. */
export const countRecentRequests = ({ db }: Scope, who: Actor): Promise<number> =>
  db.$count(addressChanges, and(ofPerson(who), sql`${addressChanges.createdAt} > now() - interval '1 hour'`))

export const insert = (db: Db, change: Change) => db.insert(addressChanges).values(change)

/** Whether another user of the workspace can still get this address back by undoing a change. */
export const isReserved = async ({ db, workspaceId }: Scope, email: string, userId?: number): Promise<boolean> =>
  (await db.$count(
    addressChanges,
    and(
      eq(addressChanges.workspaceId, workspaceId),
      eq(sql`lower(${addressChanges.oldEmail})`, email.toLowerCase()),
      userId === undefined ? undefined : ne(addressChanges.userId, userId),
      canBeUndone,
    ),
  )) > 0

/** Whether another user of the workspace has the address. Other workspaces are only checked when it is confirmed. */
export const isTaken = async ({ db, workspaceId }: Scope, email: string, userId: number): Promise<boolean> =>
  (await db.$count(
    users,
    and(eq(users.workspaceId, workspaceId), eq(sql`lower(${users.email})`, email.toLowerCase()), ne(users.id, userId)),
  )) > 0

const columns = {
  workspaceId: addressChanges.workspaceId,
  id: addressChanges.id,
  userId: addressChanges.userId,
  oldEmail: addressChanges.oldEmail,
  newEmail: addressChanges.newEmail,
  fullName: users.fullName,
  createdAt: addressChanges.createdAt,
}

/** Finds a change by the hash of a mailed link's secret; `act` is what the link can still do, or null. */
export async function findByHash(db: Db, hash: string) {
  const [row] = await db
    .select({
      ...columns,
      act: sql<"confirm" | "refuse" | "undo" | null>`case
        when ${addressChanges.confirmHash} = ${hash}
          then case when ${isPending} and ${isCurrent} and ${ne(users.status, "inactive")} then 'confirm' end
        when ${isPending} and ${isCurrent} then 'refuse'
        when ${canBeUndone} then 'undo' end`,
    })
    .from(addressChanges)
    .innerJoin(users, isOf)
    .where(
      or(eq(addressChanges.confirmHash, hash), eq(addressChanges.refuseHash, hash), eq(addressChanges.undoHash, hash)),
    )
  return row
}

/** Marks a pending change as effective. @returns whether it was still pending */
export async function markEffective(db: Db, workspaceId: number, id: string, undoHash: string): Promise<boolean> {
  const rows = await db
    .update(addressChanges)
    .set({
      effectiveAt: new Date(),
      undoHash,
      // Confirming the current address leaves nothing to undo.
      endedAt: sql`case when ${addressChanges.newEmail} = ${addressChanges.oldEmail} then now() end`,
    })
    .where(and(eq(addressChanges.workspaceId, workspaceId), eq(addressChanges.id, id), isPending))
    .returning({ id: addressChanges.id })
  return rows.length > 0
}

/** Marks a change as refused or undone. @returns whether that was still possible */
export async function markRevoked(db: Db, workspaceId: number, id: string): Promise<boolean> {
  const rows = await db
    .update(addressChanges)
    .set({ endedAt: new Date() })
    .where(and(eq(addressChanges.workspaceId, workspaceId), eq(addressChanges.id, id), or(isPending, canBeUndone)))
    .returning({ id: addressChanges.id })
  return rows.length > 0
}

/** Sets a user's address, which is confirmed by that. @returns false if they don't have the address `before` (any more), where that is given */
export async function setEmail(db: Db, who: Actor, email: string, before?: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ email, emailConfirmedAt: new Date() })
    .where(
      and(
        eq(users.workspaceId, who.workspaceId),
        eq(users.id, who.userId),
        before ? eq(users.email, before) : sql`true`,
      ),
    )
    .returning({ id: users.id })
  return rows.length > 0
}

export const setPasswordHash = (db: Db, who: Actor, passwordHash: string) =>
  db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.workspaceId, who.workspaceId), eq(users.id, who.userId)))
