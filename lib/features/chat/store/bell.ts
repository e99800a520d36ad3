import { and, eq, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { notifications } from "@/lib/features/notifications/table"
import { users } from "@/lib/features/users/table"
import { chatChoices, chatProfiles } from "../table"

/** The link of a chat notification, to the conversation with a contact. */
export const conversationLink = (contactId: number) => `/apps/chat?contact=${contactId}`

/**
 * Whether the contact gets a notification for a message of the caller. They don't if they turned notifications off or muted
 * the caller. If they have the conversation open, their screen marks the message, and so the notification, as read at once.
 */
export async function wantsNotification({ db, workspaceId, userId }: Scope, contactId: number): Promise<boolean> {
  const [row] = await db
    .select({
      wants: sql<boolean>`coalesce(${chatProfiles.isNotificationsOn}, true)
        and not coalesce(${chatChoices.isMuted}, false)`,
    })
    .from(users)
    .leftJoin(chatProfiles, and(eq(chatProfiles.workspaceId, users.workspaceId), eq(chatProfiles.userId, users.id)))
    .leftJoin(
      chatChoices,
      and(
        eq(chatChoices.workspaceId, users.workspaceId),
        eq(chatChoices.userId, users.id),
        eq(chatChoices.contactId, userId),
      ),
    )
    .where(and(eq(users.workspaceId, workspaceId), eq(users.id, contactId)))
  return row?.wants ?? false
}

/** Matches the caller's unread notifications about a conversation. */
export const unreadNotifications = ({ workspaceId, userId }: Scope, contactId: number) =>
  and(
    eq(notifications.workspaceId, workspaceId),
    eq(notifications.userId, userId),
    eq(notifications.isRead, false),
    eq(notifications.kind, "chat"),
    eq(notifications.link, conversationLink(contactId)),
  )
