import { and, count, desc, eq, inArray, lt } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { notificationSettings, notifications } from "./table"
import type { NotificationKind } from "./values"

const ofCaller = ({ workspaceId, userId }: Scope) =>
  and(eq(notifications.workspaceId, workspaceId), eq(notifications.userId, userId))
const isUnread = (scope: Scope) => and(ofCaller(scope), eq(notifications.isRead, false))
/** Caps the count of unread notifications, so that the scan of the index stays short. */
const maxCounted = 100

export const findNewest = (scope: Scope, limit: number, before?: number) =>
  scope.db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      data: notifications.data,
      link: notifications.link,
      isRead: notifications.isRead,
      time: notifications.time,
    })
    .from(notifications)
    .where(and(ofCaller(scope), before ? lt(notifications.id, before) : undefined))
    .orderBy(desc(notifications.id))
    .limit(limit)

/** The number of the caller's unread notifications, at most 100. */
export async function countUnread(scope: Scope): Promise<number> {
  const some = scope.db.select({ id: notifications.id }).from(notifications).where(isUnread(scope)).limit(maxCounted)
  const [row] = await scope.db.select({ unread: count() }).from(some.as("some"))
  return row?.unread ?? 0
}

export async function markRead(scope: Scope, ids?: number[]): Promise<void> {
  await scope.db
    .update(notifications)
    .set({ isRead: true })
    .where(and(isUnread(scope), ids && inArray(notifications.id, ids)))
}

export async function findMuted({ db, workspaceId, userId }: Scope): Promise<NotificationKind[]> {
  const [row] = await db
    .select({ muted: notificationSettings.muted })
    .from(notificationSettings)
    .where(and(eq(notificationSettings.workspaceId, workspaceId), eq(notificationSettings.userId, userId)))
  return row?.muted ?? []
}

export async function saveMuted({ db, workspaceId, userId }: Scope, muted: NotificationKind[]): Promise<void> {
  await db
    .insert(notificationSettings)
    .values({ workspaceId, userId, muted })
    .onConflictDoUpdate({ target: [notificationSettings.workspaceId, notificationSettings.userId], set: { muted } })
}
