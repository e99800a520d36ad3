import { and, eq, gt, isNull, or, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { notifications } from "@/lib/core/notifications/table"
import { users } from "@/lib/features/users/table"
import { chatChoices, chatMessages, chatProfiles } from "../table"
import { between } from "./pair"

const justNow = sql`now() - interval '2 minutes'`

/** Where a notification of the chat leads: to the talk with a person. */
export const talkLink = (contactId: number) => `/apps/chat?contact=${contactId}`

/**
 * Whether the contact is to be told at the bell of a message that the caller is about to send: unless they do not want to
 * be, have been told of an earlier one that they have yet to see, or are in the talk at this moment.
 */
export async function wantsBell(scope: Scope, contactId: number): Promise<boolean> {
  const { db, workspaceId, userId } = scope
  const waiting = and(eq(chatMessages.senderId, userId), isNull(chatMessages.seenAt))
  const present = or(
    and(eq(chatMessages.senderId, contactId), gt(chatMessages.time, justNow)),
    and(eq(chatMessages.senderId, userId), gt(chatMessages.seenAt, justNow)),
  )
  const against = db
    .select({ one: sql`1` })
    .from(chatMessages)
    .where(between(scope, chatMessages, contactId, or(waiting, present)))
  const [row] = await db
    .select({
      wants: sql<boolean>`coalesce(${chatProfiles.isNotificationsOn}, true)
        and not coalesce(${chatChoices.isMuted}, false) and not exists (${against})`,
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

/** What the bell tells the caller of a talk and they have not read there. */
export const toldOf = ({ workspaceId, userId }: Scope, contactId: number) =>
  and(
    eq(notifications.workspaceId, workspaceId),
    eq(notifications.userId, userId),
    eq(notifications.isRead, false),
    eq(notifications.kind, "chat"),
    eq(notifications.link, talkLink(contactId)),
  )
