import { and, eq, isNull, ne, or, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { chatChoices, chatConversations, chatMessages, chatPictures } from "../table"
import { messageColumns, ofMessage } from "./messages"
import { pairOf } from "./pair"

const contactId = (userId: number) =>
  sql<number>`${chatConversations.lowId} + ${chatConversations.highId} - ${userId}::int`

/** Lists the caller's conversations with the latest message and the number of unseen ones; cleared ones are omitted. */
export function findConversations({ db, workspaceId, userId }: Scope) {
  const inConversation = and(
    eq(chatMessages.workspaceId, chatConversations.workspaceId),
    eq(chatMessages.lowId, chatConversations.lowId),
    eq(chatMessages.highId, chatConversations.highId),
    sql`${chatMessages.id} > coalesce(${chatChoices.clearedUntil}, 0)`,
  )
  const latest = db
    .select(messageColumns)
    .from(chatMessages)
    .leftJoin(chatPictures, ofMessage)
    .where(inConversation)
    .orderBy(sql`${chatMessages.id} desc`)
    .limit(1)
    .as("latest")
  const { id, message, time, senderId, clientId, pictureId, width, height } = latest
  return db
    .select({
      contactId: contactId(userId),
      unseenMsgs: sql<number>`(select count(*)::int from ${chatMessages}
        where ${and(inConversation, ne(chatMessages.senderId, userId), isNull(chatMessages.seenAt))})`,
      id,
      message,
      time,
      senderId,
      clientId,
      pictureId,
      width,
      height,
    })
    .from(chatConversations)
    .leftJoin(
      chatChoices,
      and(
        eq(chatChoices.workspaceId, chatConversations.workspaceId),
        eq(chatChoices.userId, userId),
        sql`${chatChoices.contactId} = ${contactId(userId)}`,
      ),
    )
    .innerJoinLateral(latest, sql`true`)
    .where(
      and(
        eq(chatConversations.workspaceId, workspaceId),
        or(eq(chatConversations.lowId, userId), eq(chatConversations.highId, userId)),
      ),
    )
    .orderBy(sql`${latest.id} desc`)
}

/** Starts the conversation with a contact unless it exists. @returns whether it is new */
export async function startConversation({ db, workspaceId, userId }: Scope, contactId: number): Promise<boolean> {
  const rows = await db
    .insert(chatConversations)
    .values({ workspaceId, ...pairOf(userId, contactId) })
    .onConflictDoNothing()
    .returning({ lowId: chatConversations.lowId })
  return rows.length > 0
}
