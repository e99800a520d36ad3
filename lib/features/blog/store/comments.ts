import { asc, eq, sql } from "drizzle-orm"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { moveToTrash, restoreFromTrash } from "@/lib/core/db/undo"
import { users } from "@/lib/features/users/table"
import { authorJoin, authorOf, blogComments } from "../table"
import { inWorkspace } from "./rows"

/** The comments of a post, oldest first. */
export const findComments = (scope: Scope, postId: number) =>
  scope.db
    .select({
      id: blogComments.id,
      authorId: blogComments.authorId,
      ...authorOf(blogComments),
      username: sql<string>`coalesce(${users.username}, '')`,
      createdAt: blogComments.createdAt,
      commentText: blogComments.text,
    })
    .from(blogComments)
    .leftJoin(users, authorJoin(blogComments))
    .where(inWorkspace(scope, blogComments, eq(blogComments.postId, postId)))
    .orderBy(asc(blogComments.id))
export type CommentRow = Awaited<ReturnType<typeof findComments>>[number]

export const countComments = (scope: Scope, postId: number): Promise<number> =>
  scope.db.$count(blogComments, inWorkspace(scope, blogComments, eq(blogComments.postId, postId)))

export async function insertComment(scope: Scope, postId: number, authorName: string, text: string) {
  const { db, workspaceId, userId } = scope
  const [row] = await db
    .insert(blogComments)
    .values({ workspaceId, postId, authorId: userId, authorName, text, id: nextId(workspaceId, "blogComment") })
    .returning({ id: blogComments.id, createdAt: blogComments.createdAt })
  return row as { id: number; createdAt: Date }
}

/** Finds a comment's author and post, and locks its row. */
export async function lockComment(scope: Scope, id: number) {
  const [row] = await scope.db
    .select({ postId: blogComments.postId, authorId: blogComments.authorId })
    .from(blogComments)
    .where(inWorkspace(scope, blogComments, eq(blogComments.id, id)))
    .for("update")
  return row
}

const undoable = { table: blogComments, key: blogComments.id }

/** Deletes a comment, which can be restored for an hour. */
export const removeComment = (scope: Scope, id: number): Promise<number[]> => moveToTrash(scope, undoable, [id])

/** Restores a comment. @returns its id, or an empty array if the hour is over or its post was deleted */
export const restoreComment = (scope: Scope, id: number): Promise<number[]> => restoreFromTrash(scope, undoable, [id])
