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
/** A change that waits belongs to the address it started from. */
const isCurrent = sql`lower(${users.email}) = lower(${addressChanges.oldEmail})`

/** The change of a person's address that waits for its confirmation. */
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

/** How many changes of a person's address were asked for within the last hour. */
export const askedLately = ({ db }: Scope, who: Actor): Promise<number> =>
  db.$count(addressChanges, and(ofPerson(who), sql`${addressChanges.createdAt} > now() - interval '1 hour'`))

export const insert = (db: Db, change: Change) => db.insert(addressChanges).values(change)

/** Whether another person of the workspace can still get an address back by undoing a change. */
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

/** Whether another person of the workspace has the address. Those of other workspaces are met when it is confirmed. */
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

/** What the secret of a mailed link is still good for, by its hash. */
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

/** Marks a pending change as made. @returns whether it was still pending */
export async function takeEffect(db: Db, workspaceId: number, id: string, undoHash: string): Promise<boolean> {
  const rows = await db
    .update(addressChanges)
    .set({
      effectiveAt: new Date(),
      undoHash,
      // There is nothing to undo where only the present address was confirmed.
      endedAt: sql`case when ${addressChanges.newEmail} = ${addressChanges.oldEmail} then now() end`,
    })
    .where(and(eq(addressChanges.workspaceId, workspaceId), eq(addressChanges.id, id), isPending))
    .returning({ id: addressChanges.id })
  return rows.length > 0
}

/** Takes an open change for refusing or undoing it. @returns whether that was still possible */
export async function takeBack(db: Db, workspaceId: number, id: string): Promise<boolean> {
  const rows = await db
    .update(addressChanges)
    .set({ endedAt: new Date() })
    .where(and(eq(addressChanges.workspaceId, workspaceId), eq(addressChanges.id, id), or(isPending, canBeUndone)))
    .returning({ id: addressChanges.id })
  return rows.length > 0
}

/** Gives a person an address that proved to be theirs. @returns whether they still had the one expected, where one is expected */
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
