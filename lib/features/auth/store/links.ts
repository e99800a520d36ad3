import { and, eq, inArray, isNull, lt, ne, sql } from "drizzle-orm"
import type { Actor, Db } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"
import { accountLinks } from "../table"

type Link = typeof accountLinks.$inferInsert
export type Purpose = Link["purpose"]

const ofPerson = ({ workspaceId, userId }: Actor, purpose?: Purpose) =>
  and(
    eq(accountLinks.workspaceId, workspaceId),
    eq(accountLinks.userId, userId),
    purpose && eq(accountLinks.purpose, purpose),
  )

const isOf = and(eq(users.workspaceId, accountLinks.workspaceId), eq(users.id, accountLinks.userId))

/** A link works while it is unused and unexpired, and the account is active and still has the address it was sent to. */
const isUsable = and(
  isNull(accountLinks.usedAt),
  sql`${accountLinks.expiresAt} > now()`,
  sql`lower(${users.email}) = lower(${accountLinks.email})`,
  ne(users.status, "inactive"),
)

/** Counts the links of a purpose that were mailed to a user within the last hour. Locks the user's row until the commit. */
export async function countRecentLinks(db: Db, who: Actor, purpose: Purpose): Promise<number> {
  await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.workspaceId, who.workspaceId), eq(users.id, who.userId)))
    .for("update")
  return db.$count(
    accountLinks,
    and(ofPerson(who, purpose), accountLinks.isMailed, sql`${accountLinks.createdAt} > now() - interval '1 hour'`),
  )
}

/** Stores new links of one user and purpose; earlier ones of that purpose stop working. */
export async function replaceLinks(db: Db, links: [Link, ...Link[]]): Promise<void> {
  const [link] = links
  await db
    .update(accountLinks)
    .set({ usedAt: new Date() })
    .where(and(ofPerson(link, link.purpose), isNull(accountLinks.usedAt)))
  await db.insert(accountLinks).values(links)
}

/** Finds a link by the hash of its secret; `valid` says whether it still works. */
export async function findLink(db: Db, hash: string) {
  const [row] = await db
    .select({ purpose: accountLinks.purpose, email: users.email, valid: sql<boolean>`${isUsable}` })
    .from(accountLinks)
    .innerJoin(users, isOf)
    .where(eq(accountLinks.hash, hash))
  return row
}

/** Invalidates every unused link of the given users. */
export const endLinks = (db: Db, workspaceId: number, userIds: number[]) =>
  db
    .update(accountLinks)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(accountLinks.workspaceId, workspaceId),
        inArray(accountLinks.userId, userIds),
        isNull(accountLinks.usedAt),
      ),
    )

/** Deletes links that expired 30 days ago. */
export const deleteExpiredLinks = (db: Db) =>
  db.delete(accountLinks).where(lt(accountLinks.expiresAt, sql`now() - interval '30 days'`))

/** Uses up a link, and every other link of the same user. @returns undefined if the link no longer works */
export async function useLink(db: Db, hash: string) {
  const [row] = await db
    .update(accountLinks)
    .set({ usedAt: new Date() })
    .from(users)
    .where(and(eq(accountLinks.hash, hash), isOf, isUsable))
    .returning({
      workspaceId: accountLinks.workspaceId,
      userId: accountLinks.userId,
      purpose: accountLinks.purpose,
      isMailed: accountLinks.isMailed,
    })
  if (row) await endLinks(db, row.workspaceId, [row.userId])
  return row
}
