import { and, eq, inArray, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import type { Scope } from "@/lib/core/db/types"
import { userDetails, users } from "@/lib/features/users/table"
import { accountConnections, accountSettings } from "../table"
import type { Network } from "../values"

const own = (scope: Scope, table: { workspaceId: AnyPgColumn; userId: AnyPgColumn }, ...more: (SQL | undefined)[]) =>
  and(eq(table.workspaceId, scope.workspaceId), eq(table.userId, scope.userId), ...more)

/** Grows with each change to any of the rows that the settings are stored in. */
const version = sql<number>`${users.version} + coalesce(${userDetails.version}, 0) + coalesce(${accountSettings.version}, 0)`

/** Reads everything the settings screen shows, in one statement. */
export async function find(scope: Scope) {
  const joined = (table: typeof userDetails | typeof accountSettings) =>
    and(eq(table.workspaceId, users.workspaceId), eq(table.userId, users.id))
  const [row] = await scope.db
    .select({
      user: {
        avatar: users.avatar,
        username: users.username,
        fullName: users.fullName,
        email: users.email,
        company: users.company,
        country: users.country,
        contact: users.contact,
      },
      // The key comes first: Drizzle treats a joined object whose first column is null as a missing row.
      details: {
        userId: userDetails.userId,
        birthDate: userDetails.birthDate,
        website: userDetails.website,
        twitter: userDetails.twitter,
        facebook: userDetails.facebook,
        instagram: userDetails.instagram,
      },
      settings: accountSettings,
      version,
      connections: sql<{ network: Network; id: string; profileImg: string }[]>`(
        select coalesce(json_agg(json_build_object('network', network, 'id', handle, 'profileImg', profile_img)), '[]')
        from ${accountConnections} where ${own(scope, accountConnections)})`,
    })
    .from(users)
    .leftJoin(userDetails, joined(userDetails))
    .leftJoin(accountSettings, joined(accountSettings))
    .where(and(eq(users.workspaceId, scope.workspaceId), eq(users.id, scope.userId)))
  return row
}

/** Locks the caller's row until the commit. @returns the version of the settings */
export async function lockVersion(scope: Scope): Promise<number | undefined> {
  const isOwn = and(eq(users.workspaceId, scope.workspaceId), eq(users.id, scope.userId))
  await scope.db.select({ id: users.id }).from(users).where(isOwn).for("update")
  return (await find(scope))?.version
}

export type SettingsChanges = Partial<Omit<typeof accountSettings.$inferInsert, "workspaceId" | "userId" | "version">>

/** Merges settings into the caller's row, which the first save creates. */
export async function save({ db, workspaceId, userId }: Scope, changes: SettingsChanges): Promise<void> {
  await db
    .insert(accountSettings)
    .values({ ...changes, workspaceId, userId })
    .onConflictDoUpdate({
      target: [accountSettings.workspaceId, accountSettings.userId],
      set: { ...changes, userId, version: sql`${accountSettings.version} + 1` },
    })
}

export async function connect(
  { db, workspaceId, userId }: Scope,
  rows: { network: Network; handle: string; profileImg: string }[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(accountConnections)
    .values(rows.map((row) => ({ ...row, workspaceId, userId })))
    .onConflictDoUpdate({
      target: [accountConnections.workspaceId, accountConnections.userId, accountConnections.network],
      set: { handle: sql`excluded.handle`, profileImg: sql`excluded.profile_img` },
    })
}

export async function disconnect(scope: Scope, networks: Network[]): Promise<void> {
  if (networks.length === 0) return
  await scope.db
    .delete(accountConnections)
    .where(own(scope, accountConnections, inArray(accountConnections.network, networks)))
}

export async function passwordHash({ db, workspaceId, userId }: Scope): Promise<string | null | undefined> {
  const [row] = await db
    .select({ hash: users.passwordHash })
    .from(users)
    .where(and(eq(users.workspaceId, workspaceId), eq(users.id, userId)))
  return row?.hash
}

/** Replaces the password hash unless it has changed since it was read. @returns whether it was replaced */
export async function replacePassword(scope: Scope, before: string, after: string): Promise<boolean> {
  const rows = await scope.db
    .update(users)
    .set({ passwordHash: after })
    .where(and(eq(users.workspaceId, scope.workspaceId), eq(users.id, scope.userId), eq(users.passwordHash, before)))
    .returning({ id: users.id })
  return rows.length > 0
}

export async function findPreferences(scope: Scope) {
  const [row] = await scope.db
    .select({ language: accountSettings.language, timeZone: accountSettings.timeZone })
    .from(accountSettings)
    .where(own(scope, accountSettings))
  return row ?? { language: null, timeZone: null }
}
