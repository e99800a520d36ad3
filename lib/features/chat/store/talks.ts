import { and, eq, isNull, ne, or, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { chatChoices, chatMessages, chatPictures, chatTalks } from "../table"
import { messageColumns, ofMessage } from "./messages"
import { pairOf } from "./pair"

const contactId = (userId: number) => sql<number>`${chatTalks.lowId} + ${chatTalks.highId} - ${userId}::int`

/** Lists the caller's conversations with the latest message and the number of unseen ones; cleared ones are omitted. */
export function findTalks({ db, workspaceId, userId }: Scope) {
  const inConversation = and(
    eq(chatMessages.workspaceId, chatTalks.workspaceId),
    eq(chatMessages.lowId, chatTalks.lowId),
    eq(chatMessages.highId, chatTalks.highId),
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
    .from(chatTalks)
    .leftJoin(
      chatChoices,
      and(
        eq(chatChoices.workspaceId, chatTalks.workspaceId),
        eq(chatChoices.userId, userId),
        sql`${chatChoices.contactId} = ${contactId(userId)}`,
      ),
    )
    .innerJoinLateral(latest, sql`true`)
    .where(and(eq(chatTalks.workspaceId, workspaceId), or(eq(chatTalks.lowId, userId), eq(chatTalks.highId, userId))))
    .orderBy(sql`${latest.id} desc`)
}

/** Starts the conversation with a contact unless it exists. @returns whether it is new */
export async function begin({ db, workspaceId, userId }: Scope, contactId: number): Promise<boolean> {
  const rows = await db
    .insert(chatTalks)
    .values({ workspaceId, ...pairOf(userId, contactId) })
    .onConflictDoNothing()
    .returning({ lowId: chatTalks.lowId })
  return rows.length > 0
}
