import { and, eq, isNotNull, ne, or, type SQL, sql } from "drizzle-orm"
import { takeTurns } from "@/lib/core/db/turns"
import type { Actor, Db, Scope } from "@/lib/core/db/types"
import { users } from "../table"

const maxLength = 60

/** Returns the part of an address before the @, without characters that a username can't have. */
const nameIn = (email: string) =>
  (email.split("@")[0] ?? "").replace(/[^\p{L}\p{N}._-]/gu, "").slice(0, maxLength) || "user"

/** Returns a name that is still free: itself or, if it is taken, with the lowest number that makes it unique. */
async function free(db: Db, wanted: string, taken: SQL | undefined): Promise<string> {
  const stem = wanted.slice(0, maxLength - 6)
  const prefix = `${stem.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`
  const rows = await db
    .select({ name: sql<string>`lower(${users.username})` })
    .from(users)
    .where(and(sql`lower(${users.username}) like ${prefix}`, taken))
  const names = new Set(rows.map(({ name }) => name))
  if (!names.has(wanted.toLowerCase())) return wanted
  let number = 2
  while (names.has(`${stem.toLowerCase()}${number}`)) number++
  return `${stem}${number}`
}

/** Returns a username for somebody whose e-mail address is known, unique in the workspace. */
export async function usernameFrom(scope: Scope, email: string): Promise<string> {
  // Until the commit, nobody else gets the same one.
  await takeTurns(scope, "usernames")
  return free(scope.db, nameIn(email), eq(users.workspaceId, scope.workspaceId))
}

/**
 * Returns the username with which a user can start to sign in: their own unless an account of another workspace has it, as
 * accounts are unique across all workspaces. For the owner, who sees them all.
 */
export async function usernameForSignIn(db: Db, { workspaceId, userId }: Actor): Promise<string> {
  const isOwn = and(eq(users.workspaceId, workspaceId), eq(users.id, userId))
  const [own] = await db.select({ username: users.username }).from(users).where(isOwn)
  const isOther = or(ne(users.workspaceId, workspaceId), ne(users.id, userId))
  const clashes = or(isNotNull(users.passwordHash), eq(users.workspaceId, workspaceId))
  return free(db, own?.username ?? "", and(isOther, clashes))
}
