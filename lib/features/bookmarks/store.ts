import { and, eq } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { bookmarks } from "./table"

/** Flips a person's star on a page. */
export async function toggle({ db, workspaceId, userId }: Scope, pageId: number): Promise<void> {
  const gone = await db
    .delete(bookmarks)
    .where(and(eq(bookmarks.workspaceId, workspaceId), eq(bookmarks.userId, userId), eq(bookmarks.pageId, pageId)))
    .returning({ pageId: bookmarks.pageId })
  if (gone.length === 0) await db.insert(bookmarks).values({ workspaceId, userId, pageId }).onConflictDoNothing()
}
