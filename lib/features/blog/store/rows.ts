import { and, desc, eq, or, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import type { Scope } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"
import { authorJoin, blogBookmarks, blogPosts, ofPost, summary } from "../table"

// What the statements about posts share: whose rows they are, which of them the caller may see, and in what order.

export const mine = (
  { workspaceId }: Scope,
  table: { workspaceId: AnyPgColumn },
  ...more: (SQL | undefined)[]
): SQL | undefined => and(eq(table.workspaceId, workspaceId), ...more)

/** Published for all; a draft for its author alone; what is pending for its author and for editors. */
export const visible = ({ userId }: Scope, edits: boolean): SQL | undefined =>
  or(
    eq(blogPosts.status, "Published"),
    eq(blogPosts.authorId, userId),
    edits ? eq(blogPosts.status, "Pending") : undefined,
  )

/** Whether the caller has bookmarked the post. */
export const isBookmarked = ({ userId }: Scope) =>
  sql<boolean>`exists (select 1 from ${blogBookmarks} where ${ofPost(blogBookmarks)} and ${blogBookmarks.userId} = ${userId})`

export const newestFirst = [sql`${blogPosts.publishedAt} desc nulls last`, desc(blogPosts.id)]

export const select = (scope: Scope, counted: SQL<number | null>, where: SQL | undefined) =>
  scope.db
    .select({ ...summary, counted })
    .from(blogPosts)
    .leftJoin(users, authorJoin(blogPosts))
    .where(where)
export type BlogRow = Omit<Awaited<ReturnType<typeof select>>[number], "counted">

export const uncounted = sql<null>`null::int`
