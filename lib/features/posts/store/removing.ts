import { and, eq, getTableName, sql } from "drizzle-orm"
import { removedRows } from "@/lib/core/db/table"
import type { Scope } from "@/lib/core/db/types"
import { moveToTrash, restoreFromTrash } from "@/lib/core/db/undo"
import { postComments, posts } from "../table"

const kinds = {
  post: { table: posts, key: posts.id },
  comment: { table: postComments, key: postComments.id },
}
export type Removable = keyof typeof kinds

/** Deletes a post or a comment with everything that belongs to it, with undo. @returns whether it was deleted */
export const remove = async (scope: Scope, what: Removable, id: number): Promise<boolean> =>
  (await moveToTrash(scope, kinds[what], [id])).length > 0

/** The author's id of a deleted post or comment that can still be restored. */
export async function findRemovedAuthor({ db, workspaceId }: Scope, what: Removable, id: number) {
  const source = getTableName(kinds[what].table)
  const [row] = await db
    .select({ userId: sql<number>`(${removedRows.row}->>'user_id')::int` })
    .from(removedRows)
    .where(
      and(
        eq(removedRows.workspaceId, workspaceId),
        eq(removedRows.source, source),
        eq(removedRows.id, id),
        eq(removedRows.part, source),
      ),
    )
  return row?.userId
}

/** Restores a post or comment. A comment can't be restored while its post is deleted. @returns whether it was restored */
export const restore = async (scope: Scope, what: Removable, id: number): Promise<boolean> =>
  (await restoreFromTrash(scope, kinds[what], [id])).length > 0
