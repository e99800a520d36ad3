import { and, eq, isNotNull, isNull, sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { notifications } from "@/lib/features/notifications/table"
import { chatMessages } from "../table"
import { unreadNotifications } from "./bell"
import { between } from "./pair"

const unseen = (scope: Scope, contactId: number) =>
  between(scope, chatMessages, contactId, eq(chatMessages.senderId, contactId), isNull(chatMessages.seenAt))

/**
 * Marks the contact's messages as seen by the caller, and the notifications about them as read.
 * @returns the number of changed messages (`seen`) and notifications (`read`)
 */
export async function markSeen(scope: Scope, contactId: number): Promise<{ seen: number; read: number }> {
  const { db } = scope
  const seen = db
    .update(chatMessages)
    .set({ seenAt: sql`clock_timestamp()` })
    .where(unseen(scope, contactId))
    .returning({ id: chatMessages.id })
  const read = db
    .update(notifications)
    .set({ isRead: true })
    .where(unreadNotifications(scope, contactId))
    .returning({ id: notifications.id })
  const [row] = rowsOf<{ seen: number; read: number }>(
    await db.execute(sql`
      with seen as ${seen}, read as ${read}
      select (select count(*)::int from seen) as seen, (select count(*)::int from read) as read`),
  )
  return row ?? { seen: 0, read: 0 }
}

/** Marks the contact's latest message as unseen by the caller. */
export const markUnseen = (scope: Scope, contactId: number) => {
  const latest = scope.db
    .select({ id: sql`max(${chatMessages.id})` })
    .from(chatMessages)
    .where(between(scope, chatMessages, contactId, eq(chatMessages.senderId, contactId)))
  return scope.db
    .update(chatMessages)
    .set({ seenAt: null })
    .where(and(eq(chatMessages.workspaceId, scope.workspaceId), sql`${chatMessages.id} = (${latest})`))
}

/** Counts the contact's messages that the caller has not seen. */
export const countUnseen = (scope: Scope, contactId: number) => scope.db.$count(chatMessages, unseen(scope, contactId))

/** Returns the caller's latest message that the contact has seen, and the number of the contact's unseen messages. */
export async function findSeenState(
  scope: Scope,
  contactId: number,
): Promise<{ seenUntil: number; unseenMsgs: number }> {
  const { db, userId } = scope
  const seen = between(
    scope,
    chatMessages,
    contactId,
    eq(chatMessages.senderId, userId),
    isNotNull(chatMessages.seenAt),
  )
  const until = db
    .select({ id: sql`max(${chatMessages.id})` })
    .from(chatMessages)
    .where(seen)
  const waiting = db.select({ n: sql`count(*)::int` }).from(chatMessages).where(unseen(scope, contactId))
  const [row] = await db
    .select({ seenUntil: sql<number>`coalesce((${until}), 0)`, unseenMsgs: sql<number>`(${waiting})` })
    .from(sql`(select 1) as one`)
  return row ?? { seenUntil: 0, unseenMsgs: 0 }
}
