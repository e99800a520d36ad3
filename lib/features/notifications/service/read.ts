import { and, eq, inArray } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { announceStale } from "@/lib/core/live/news"
import { notifications } from "../table"

/** Marks the caller's notifications that link to any of `links` as read: they have seen what those announced. */
export async function markSeen(scope: Scope, links: string[]): Promise<void> {
  const { db, workspaceId, userId } = scope
  if (links.length === 0) return
  const rows = await db
    .update(notifications)
    .set({ isRead: true })
    .where(
      and(
        eq(notifications.workspaceId, workspaceId),
        eq(notifications.userId, userId),
        eq(notifications.isRead, false),
        inArray(notifications.link, links),
      ),
    )
    .returning({ id: notifications.id })
  if (rows.length > 0) announceStale(scope, { to: [userId], calls: ["/notifications/"] })
}
