import { and, desc, eq, or, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import type { Scope } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"
import { authorJoin, blogBookmarks, blogPosts, ofPost, summary } from "../table"

// Shared by the statements about posts: the workspace, what the caller may see, and the order.

export const inWorkspace = (
  { workspaceId }: Scope,
  table: { workspaceId: AnyPgColumn },
  ...more: (SQL | undefined)[]
): SQL | undefined => and(eq(table.workspaceId, workspaceId), ...more)

/** Everyone sees published posts, authors see all of their own, and editors also see pending ones. */
export const visible = ({ userId }: Scope, canEditOthers: boolean): SQL | undefined =>
  or(
    eq(blogPosts.status, "Published"),
    eq(blogPosts.authorId, userId),
    canEditOthers ? eq(blogPosts.status, "Pending") : undefined,
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
