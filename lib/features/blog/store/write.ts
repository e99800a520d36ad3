import { and, eq, sql } from "drizzle-orm"
import { nextId } from "@/lib/core/db/tenant"
import { toggle } from "@/lib/core/db/toggle"
import type { Scope } from "@/lib/core/db/types"
import { moveToTrash, restoreFromTrash } from "@/lib/core/db/undo"
import { blogBookmarks, blogPosts } from "../table"
import { inWorkspace, visible } from "./rows"

type Values = Omit<
  typeof blogPosts.$inferInsert,
  "workspaceId" | "id" | "authorId" | "authorName" | "publishedAt" | "createdAt" | "search"
>

export async function insert(scope: Scope, authorName: string, values: Values): Promise<number> {
  const { db, workspaceId, userId } = scope
  const [row] = await db
    .insert(blogPosts)
    .values({
      ...values,
      authorName,
      authorId: userId,
      workspaceId,
      id: nextId(workspaceId, "blogPost"),
      publishedAt: values.status === "Published" ? new Date() : null,
    })
    .returning({ id: blogPosts.id })
  return row?.id as number
}

export async function update(scope: Scope, id: number, values: Partial<Values>): Promise<void> {
  const firstPublication =
    values.status === "Published" ? { publishedAt: sql`coalesce(${blogPosts.publishedAt}, now())` } : {}
  await scope.db
    .update(blogPosts)
    .set({ ...values, ...firstPublication, id })
    .where(inWorkspace(scope, blogPosts, eq(blogPosts.id, id)))
}

/** Finds a post that the caller may see, and locks its row. */
export async function lock(scope: Scope, id: number, canEditOthers: boolean) {
  const [row] = await scope.db
    .select({
      id: blogPosts.id,
      authorId: blogPosts.authorId,
      status: blogPosts.status,
      title: blogPosts.title,
      slug: blogPosts.slug,
      content: blogPosts.content,
    })
    .from(blogPosts)
    .where(inWorkspace(scope, blogPosts, eq(blogPosts.id, id), visible(scope, canEditOthers)))
    .for("update")
  return row
}

const undoable = { table: blogPosts, key: blogPosts.id }

/** Deletes a post with its comments, which can be restored for an hour. */
export const remove = (scope: Scope, id: number): Promise<number[]> => moveToTrash(scope, undoable, [id])

/** Restores a post. @returns its id, or an empty array if the hour is over */
export const restore = (scope: Scope, id: number): Promise<number[]> => restoreFromTrash(scope, undoable, [id])

/** Toggles the caller's bookmark. @returns whether the post is now bookmarked, and by how many users */
export async function toggleBookmark(scope: Scope, postId: number): Promise<{ on: boolean; count: number }> {
  const { workspaceId, userId } = scope
  const all = inWorkspace(scope, blogBookmarks, eq(blogBookmarks.postId, postId))
  const own = and(all, eq(blogBookmarks.userId, userId))
  const on = await toggle(scope, blogBookmarks, own, { workspaceId, userId, postId })
  return { on, count: await scope.db.$count(blogBookmarks, all) }
}
