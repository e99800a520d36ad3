import { and, eq, gt, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm"
import type { Actor, Db } from "@/lib/core/db/types"
import { accountSettings, addressChanges, canBeUndone } from "@/lib/features/account/table"
import { cartItems } from "@/lib/features/ecommerce/table"
import { users } from "@/lib/features/users/table"
import { accountLinks, refreshTokens, sessions } from "./table"

// Sign-in happens before the workspace is known, so this store works as the owner, outside any scope.

/** The columns of a user that sign-in needs. */
const accountColumns = {
  workspaceId: users.workspaceId,
  id: users.id,
  fullName: users.fullName,
  username: users.username,
  email: users.email,
  avatar: users.avatar,
  role: users.role,
  permissions: users.permissions,
  // In a single-table statement Drizzle omits the table's name, and `id` would mean the cart line's: so names are spelled out.
  cartLines: sql<number>`(select count(*)::int from ${cartItems} as line where line.workspace_id = users.workspace_id and line.user_id = users.id)`,
}
export type Account = Pick<typeof users.$inferSelect, Exclude<keyof typeof accountColumns, "cartLines">> & {
  cartLines: number
}

export async function findByEmail(db: Db, email: string) {
  const [row] = await db
    .select({ ...accountColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(
      and(
        eq(sql`lower(${users.email})`, email.toLowerCase()),
        isNotNull(users.passwordHash),
        ne(users.status, "inactive"),
      ),
    )
  return row
}

/**
 * Says whether the e-mail and the username belong to an account that can sign in. An address that somebody can still get
 * back by undoing a change counts as taken.
 */
export async function findTaken(db: Db, email: string, username: string) {
  const has = (column: typeof users.email | typeof users.username, value: string) =>
    sql<boolean>`exists (select 1 from ${users} where lower(${column}) = ${value.toLowerCase()} and ${users.passwordHash} is not null)`
  const reserved = sql`exists (select 1 from ${addressChanges} where lower(${addressChanges.oldEmail}) = ${email.toLowerCase()} and ${canBeUndone})`
  const [row] = await db
    .select({ email: sql<boolean>`${has(users.email, email)} or ${reserved}`, username: has(users.username, username) })
    .from(sql`(select 1) as one`)
  return row ?? { email: false, username: false }
}

export async function findAccount(db: Db, workspaceId: number, id: number): Promise<Account | undefined> {
  const [row] = await db
    .select(accountColumns)
    .from(users)
    .where(and(eq(users.workspaceId, workspaceId), eq(users.id, id), ne(users.status, "inactive")))
  return row
}

/**
 * Locks a user until the transaction ends. A change of their password, a deactivation or a deletion waits, and then also ends
 * the sign-in that this transaction opens. Sign-ins don't wait for each other.
 * @returns the current password hash; undefined if the user may not sign in any more
 */
export async function lockForSignIn(db: Db, { workspaceId, userId }: Actor) {
  const [row] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.workspaceId, workspaceId), eq(users.id, userId), ne(users.status, "inactive")))
    .for("share")
  return row
}

/** Words that must not be part of the user's password. */
const knownColumns = {
  email: users.email,
  username: users.username,
  fullName: users.fullName,
  company: users.company,
}

export async function findKnown(db: Db, { workspaceId, userId }: Actor) {
  const [row] = await db
    .select(knownColumns)
    .from(users)
    .where(and(eq(users.workspaceId, workspaceId), eq(users.id, userId)))
  return row
}

/** Like `findKnown`, for the user that a mailed link belongs to. */
export async function findKnownByLink(db: Db, hash: string) {
  const [row] = await db
    .select(knownColumns)
    .from(accountLinks)
    .innerJoin(users, and(eq(users.workspaceId, accountLinks.workspaceId), eq(users.id, accountLinks.userId)))
    .where(eq(accountLinks.hash, hash))
  return row
}

/** Finds the language that a user has chosen, for mail to them. */
export async function findLanguage(db: Db, { workspaceId, id }: Pick<Account, "workspaceId" | "id">) {
  const [row] = await db
    .select({ language: accountSettings.language })
    .from(accountSettings)
    .where(and(eq(accountSettings.workspaceId, workspaceId), eq(accountSettings.userId, id)))
  return row?.language ?? undefined
}

export const insertSession = (db: Db, session: typeof sessions.$inferInsert) => db.insert(sessions).values(session)
export const insertToken = (db: Db, token: typeof refreshTokens.$inferInsert) => db.insert(refreshTokens).values(token)

/** Uses up a refresh token. @returns undefined if it was already used; of concurrent requests only one gets the row */
export async function useToken(db: Db, id: string, successorId: string) {
  const [row] = await db
    .update(refreshTokens)
    .set({ usedAt: new Date(), successorId })
    .where(and(eq(refreshTokens.id, id), isNull(refreshTokens.usedAt)))
    .returning()
  return row
}

/** Finds a token and its sign-in. */
export async function findToken(db: Db, id: string) {
  const [row] = await db
    .select({ token: refreshTokens, session: sessions })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.id, id))
  return row
}

export const prolongSession = (db: Db, id: string, expiresAt: Date) =>
  db.update(sessions).set({ lastUsedAt: new Date(), expiresAt }).where(eq(sessions.id, id))

/** Ends one sign-in by its id, or all sign-ins of one or more users. @returns those that were still active */
export function endSessions(db: Db, which: { id: string } | { workspaceId: number; userId: number | number[] }) {
  const of =
    "id" in which
      ? eq(sessions.id, which.id)
      : and(eq(sessions.workspaceId, which.workspaceId), inArray(sessions.userId, [which.userId].flat()))
  return db
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(and(of, isNull(sessions.revokedAt), gt(sessions.expiresAt, new Date())))
    .returning({
      id: sessions.id,
      workspaceId: sessions.workspaceId,
      userId: sessions.userId,
      address: sessions.address,
      userAgent: sessions.userAgent,
    })
}

/** Lets a sign-in see the screens as somebody else until a given time, or ends that. */
export const setView = (db: Db, id: string, viewAs: number | null, viewUntil: Date | null) =>
  db.update(sessions).set({ viewAs, viewUntil }).where(eq(sessions.id, id))

type FirstSignIn = Pick<typeof users.$inferInsert, "passwordHash" | "username">

/** @param confirmsEmail whether the link was opened in the user's mailbox */
export const setPassword = (db: Db, { workspaceId, userId }: Actor, values: FirstSignIn, confirmsEmail: boolean) =>
  db
    .update(users)
    .set({
      ...values,
      ...(confirmsEmail && { emailConfirmedAt: sql`now()` }),
      status: sql`case when status = 'pending' then 'active' else status end`,
    })
    .where(and(eq(users.workspaceId, workspaceId), eq(users.id, userId)))
