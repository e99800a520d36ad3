import { and, eq, gt, isNull, or, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { notifications } from "@/lib/features/notifications/table"
import { users } from "@/lib/features/users/table"
import { chatChoices, chatMessages, chatProfiles } from "../table"
import { between } from "./pair"

const justNow = sql`now() - interval '2 minutes'`

/** The link of a chat notification, to the conversation with a contact. */
export const conversationLink = (contactId: number) => `/apps/chat?contact=${contactId}`

/**
 * Whether the contact gets a notification for a message that the caller is about to send. They don't if they turned
 * notifications off or muted the caller, have an earlier unseen message, or were active in the conversation within two minutes.
 */
export async function wantsNotification(scope: Scope, contactId: number): Promise<boolean> {
  const { db, workspaceId, userId } = scope
  const hasUnseen = and(eq(chatMessages.senderId, userId), isNull(chatMessages.seenAt))
  const isActive = or(
    and(eq(chatMessages.senderId, contactId), gt(chatMessages.time, justNow)),
    and(eq(chatMessages.senderId, userId), gt(chatMessages.seenAt, justNow)),
  )
  const reasonsAgainst = db
    .select({ one: sql`1` })
    .from(chatMessages)
    .where(between(scope, chatMessages, contactId, or(hasUnseen, isActive)))
  const [row] = await db
    .select({
      wants: sql<boolean>`coalesce(${chatProfiles.isNotificationsOn}, true)
        and not coalesce(${chatChoices.isMuted}, false) and not exists (${reasonsAgainst})`,
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
