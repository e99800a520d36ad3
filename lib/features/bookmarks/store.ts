import { and, eq } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { bookmarks } from "./table"

/** Toggles the caller's bookmark of a page. */
export async function toggle({ db, workspaceId, userId }: Scope, pageId: number): Promise<void> {
  const removed = await db
    .delete(bookmarks)
    .where(and(eq(bookmarks.workspaceId, workspaceId), eq(bookmarks.userId, userId), eq(bookmarks.pageId, pageId)))
    .returning({ pageId: bookmarks.pageId })
  if (removed.length === 0) await db.insert(bookmarks).values({ workspaceId, userId, pageId }).onConflictDoNothing()
}

/** The ids of the pages that the caller has bookmarked. */
export async function findPageIds({ db, workspaceId, userId }: Scope): Promise<Set<number>> {
  const rows = await db
    .select({ pageId: bookmarks.pageId })
    .from(bookmarks)
    .where(and(eq(bookmarks.workspaceId, workspaceId), eq(bookmarks.userId, userId)))
  return new Set(rows.map((row) => row.pageId))
}
