import { and, eq, isNull, lt, or, sql } from "drizzle-orm"
import type { Db, Scope } from "@/lib/core/db/types"
import { rulesFor } from "@/lib/features/roles"
import { users } from "@/lib/features/users/table"
import { calendarFeeds } from "../table"

const own = ({ workspaceId, userId }: Scope) =>
  and(eq(calendarFeeds.workspaceId, workspaceId), eq(calendarFeeds.userId, userId))

export async function findFeed(scope: Scope): Promise<typeof calendarFeeds.$inferSelect | undefined> {
  const [row] = await scope.db.select().from(calendarFeeds).where(own(scope))
  return row
}

/** Saves the caller's address, replacing the previous one. */
export async function saveFeed(scope: Scope, nonce: string): Promise<void> {
  const { workspaceId, userId } = scope
  const fresh = { nonce, createdAt: new Date(), lastReadAt: null }
  await scope.db
    .insert(calendarFeeds)
    .values({ ...fresh, workspaceId, userId })
    .onConflictDoUpdate({ target: [calendarFeeds.workspaceId, calendarFeeds.userId], set: fresh })
}

/** Deletes the caller's address. @returns whether there was one */
export async function removeFeed(scope: Scope): Promise<boolean> {
  const removed = await scope.db.delete(calendarFeeds).where(own(scope)).returning({ nonce: calendarFeeds.nonce })
  return removed.length > 0
}

/** Finds the owner of an address and their current permissions. The reader isn't signed in, so there is no scope. */
export async function findReader(db: Db, nonce: string) {
  const [row] = await db
    .select({
      workspaceId: users.workspaceId,
      userId: users.id,
      role: users.role,
      permissions: users.permissions,
      status: users.status,
    })
    .from(calendarFeeds)
    .innerJoin(users, and(eq(users.workspaceId, calendarFeeds.workspaceId), eq(users.id, calendarFeeds.userId)))
    .where(eq(calendarFeeds.nonce, nonce))
  if (!row || row.status === "inactive") return undefined
  return { workspaceId: row.workspaceId, userId: row.userId, rules: rulesFor(row.role, row.permissions) }
}

/** Records that the address was read, at most once a minute. */
export const recordRead = (scope: Scope): Promise<unknown> =>
  scope.db
    .update(calendarFeeds)
    .set({ lastReadAt: new Date() })
    .where(
      and(
        own(scope),
        or(isNull(calendarFeeds.lastReadAt), lt(calendarFeeds.lastReadAt, sql`now() - interval '1 minute'`)),
      ),
    )
