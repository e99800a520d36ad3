import Bowser from "bowser"
import { and, desc, eq, gt, isNull, ne } from "drizzle-orm"
import { type Principal, principalsChanged } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, notFound } from "@/lib/core/http/errors"
import { accountLinks, sessions } from "@/lib/features/auth/table"

const live = ({ workspaceId, userId }: Scope) =>
  and(
    eq(sessions.workspaceId, workspaceId),
    eq(sessions.userId, userId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, new Date()),
  )

/** What a browser or tool calls itself, in words people know; empty where it says nothing. */
function deviceOf(userAgent: string): { browser: string; system: string } {
  if (!userAgent) return { browser: "", system: "" }
  const { browser, os } = Bowser.parse(userAgent)
  // Tools name themselves as "curl/8.1".
  const browserName = browser.name || userAgent.split(/[/ ]/)[0] || ""
  return { browser: browserName.slice(0, 60), system: [os.name, os.versionName].filter(Boolean).join(" ") }
}

/** Where the caller is signed in, the latest used first. */
export async function list(scope: Scope, { sessionId }: Principal) {
  const rows = await scope.db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      address: sessions.address,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(live(scope))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(100)
  return rows.map(({ id, userAgent, address, createdAt, lastUsedAt }) => ({
    id,
    ...deviceOf(userAgent),
    address,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: id === sessionId,
  }))
}

/** Ends one of the caller's other sign-ins. @throws HttpError 404, or 409 for the one that asks */
export async function end(scope: Scope, { sessionId }: Principal, id: string): Promise<string> {
  if (id === sessionId) throw conflict({ id: "ownSignIn" })
  const ended = await scope.db
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(and(live(scope), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw notFound()
  scope.after(() => principalsChanged(scope.workspaceId, scope.userId))
  return id
}

/** Ends the caller's sign-ins but one, and the links that could still set a password. @returns how many sign-ins ended */
export async function endOthers(scope: Scope, sessionId: string): Promise<number> {
  const ended = await scope.db
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(and(live(scope), ne(sessions.id, sessionId)))
    .returning({ id: sessions.id })
  await scope.db
    .update(accountLinks)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(accountLinks.workspaceId, scope.workspaceId),
        eq(accountLinks.userId, scope.userId),
        isNull(accountLinks.usedAt),
      ),
    )
  scope.after(() => principalsChanged(scope.workspaceId, scope.userId))
  return ended.length
}
