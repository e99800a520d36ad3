import { and, eq, gt, isNotNull, isNull, ne, or } from "drizzle-orm"
import { config } from "@/lib/core/config"
import type { Db } from "@/lib/core/db/types"
import { accountSettings } from "@/lib/features/account/table"
import { apiKeys } from "@/lib/features/api-keys/table"
import { users } from "@/lib/features/users/table"
import { sessions } from "../table"

/** A user, with those settings that every request needs. */
const personColumns = {
  workspaceId: users.workspaceId,
  userId: users.id,
  fullName: users.fullName,
  username: users.username,
  email: users.email,
  role: users.role,
  avatar: users.avatar,
  timeZone: accountSettings.timeZone,
  language: accountSettings.language,
  tour: accountSettings.tour,
  setUp: accountSettings.setUp,
  permissions: users.permissions,
  emailConfirmedAt: users.emailConfirmedAt,
}
const ofPerson = and(eq(accountSettings.workspaceId, users.workspaceId), eq(accountSettings.userId, users.id))
const maySignIn = ne(users.status, "inactive")

/** Finds an active sign-in and its user. */
export async function findUserOfSession(db: Db, sessionId: string) {
  const [row] = await db
    .select({
      person: personColumns,
      expiresAt: sessions.expiresAt,
      confirmedAt: sessions.confirmedAt,
      startedAt: sessions.createdAt,
      viewAs: sessions.viewAs,
      viewUntil: sessions.viewUntil,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.workspaceId, sessions.workspaceId), eq(users.id, sessions.userId)))
    .leftJoin(accountSettings, ofPerson)
    .where(
      and(
        eq(sessions.id, sessionId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, new Date()),
        gt(sessions.createdAt, new Date(Date.now() - config().SESSION_MAX_SECONDS * 1000)),
        maySignIn,
      ),
    )
  return row
}

/** Finds a user who may sign in. */
export async function findPerson(db: Db, { workspaceId, userId }: Pick<Person, "workspaceId" | "userId">) {
  const [row] = await db
    .select(personColumns)
    .from(users)
    .leftJoin(accountSettings, ofPerson)
    .where(and(eq(users.workspaceId, workspaceId), eq(users.id, userId), maySignIn, isNotNull(users.passwordHash)))
  return row
}

/** Finds a working API key and the user who made it. */
export async function findUserOfKey(db: Db, keyId: string) {
  const [row] = await db
    .select({
      person: personColumns,
      key: { id: apiKeys.id, name: apiKeys.name, scopes: apiKeys.scopes },
      expiresAt: apiKeys.expiresAt,
    })
    .from(apiKeys)
    .innerJoin(users, and(eq(users.workspaceId, apiKeys.workspaceId), eq(users.id, apiKeys.userId)))
    .leftJoin(accountSettings, ofPerson)
    .where(
      and(
        eq(apiKeys.id, keyId),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, new Date())),
        maySignIn,
      ),
    )
  return row
}
export type Person = NonNullable<Awaited<ReturnType<typeof findUserOfKey>>>["person"]
