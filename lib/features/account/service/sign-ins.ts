import Bowser from "bowser"
import { and, desc, eq, gt, isNull, ne } from "drizzle-orm"
import { type Principal, principalsChanged } from "@/lib/core/auth/principal"
import type { Actor, Db, Scope } from "@/lib/core/db/types"
import { conflict, HttpError, notFound } from "@/lib/core/http/errors"
import { endLinks } from "@/lib/features/auth/service/links"
import { sessions } from "@/lib/features/auth/table"
import { recordEnded } from "@/lib/features/sign-ins/service/record"
import { lockUser } from "@/lib/features/users/service/access"
import { endPending } from "./pending-address"

const live = ({ workspaceId, userId }: Actor) =>
  and(
    eq(sessions.workspaceId, workspaceId),
    eq(sessions.userId, userId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, new Date()),
  )

/** Columns that the sign-in history needs when a sign-in is ended. */
const endedColumns = {
  workspaceId: sessions.workspaceId,
  userId: sessions.userId,
  address: sessions.address,
  userAgent: sessions.userAgent,
}

/** Returns readable names for the browser (or tool) and operating system of a user agent; "" if unknown. */
export function deviceOf(userAgent: string): { browser: string; system: string } {
  if (!userAgent) return { browser: "", system: "" }
  const { browser, os } = Bowser.parse(userAgent)
  // Tools name themselves as "curl/8.1".
  const browserName = browser.name || userAgent.split(/[/ ]/)[0] || ""
  return { browser: browserName.slice(0, 60), system: [os.name, os.versionName].filter(Boolean).join(" ") }
}

/** Lists the caller's active sign-ins, most recently used first, at most 100. */
export async function list(scope: Scope, { sessionId }: Principal) {
  const rows = await scope.db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      address: sessions.address,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      method: sessions.method,
    })
    .from(sessions)
    .where(live(scope))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(100)
  return rows.map(({ id, userAgent, address, createdAt, lastUsedAt, method }) => ({
    id,
    ...deviceOf(userAgent),
    address,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    method,
    isCurrent: id === sessionId,
  }))
}

/** Ends one of the caller's other sign-ins. @throws HttpError 404, or 409 for the current one */
export async function end(scope: Scope, { sessionId }: Principal, id: string): Promise<string> {
  if (id === sessionId) throw conflict({ id: "ownSignIn" })
  const ended = await scope.db
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(and(live(scope), eq(sessions.id, id)))
    .returning(endedColumns)
  if (ended.length === 0) throw notFound()
  await recordEnded(scope.db, ended, scope.userId)
  scope.after(() => principalsChanged(scope.workspaceId, scope.userId))
  return id
}

/**
 * Locks the caller until the transaction ends, and checks that their sign-in is still active. Otherwise a request that waited
 * for an undo of their address could add a second factor after it.
 * @throws HttpError 401
 */
export async function lockSignIn(scope: Scope, { sessionId }: Principal): Promise<void> {
  await lockUser(scope.db, scope)
  const isOwn = and(live(scope), eq(sessions.id, sessionId))
  if ((await scope.db.$count(sessions, isOwn)) === 0) throw new HttpError(401, "unauthorized")
}

/**
 * Ends all of the caller's sign-ins except one, any links that could still set a password, and a pending change of address.
 * @returns how many sign-ins ended
 */
export async function endOtherSignIns(scope: Scope, sessionId: string): Promise<number> {
  const { db, workspaceId, userId } = scope
  const ended = await db
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(and(live(scope), ne(sessions.id, sessionId)))
    .returning(endedColumns)
  await recordEnded(db, ended, userId)
  await endLinks(db, workspaceId, [userId])
  await endPending(db, workspaceId, [userId])
  scope.after(() => principalsChanged(workspaceId, userId))
  return ended.length
}

/** Ends every sign-in of a user who opened a mailed link. `db` must be connected as the owner. */
export async function endEverySignIn(db: Db, who: Actor): Promise<void> {
  const ended = await db.update(sessions).set({ revokedAt: new Date() }).where(live(who)).returning(endedColumns)
  await recordEnded(db, ended, null)
}

/** Records when the caller confirmed their sign-in; null revokes an earlier confirmation. */
export async function setConfirmed(scope: Scope, { sessionId }: Principal, confirmedAt: Date | null): Promise<void> {
  await scope.db
    .update(sessions)
    .set({ confirmedAt })
    .where(and(live(scope), eq(sessions.id, sessionId)))
  scope.after(() => principalsChanged(scope.workspaceId, scope.userId))
}

/** Revokes the confirmations of the caller's other sign-ins. */
export async function revokeOtherConfirmations(scope: Scope, { sessionId }: Principal): Promise<void> {
  await scope.db
    .update(sessions)
    .set({ confirmedAt: null })
    .where(and(live(scope), ne(sessions.id, sessionId)))
  scope.after(() => principalsChanged(scope.workspaceId, scope.userId))
}
