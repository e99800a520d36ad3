import { and, eq, gt, isNotNull, lt, type SQL, sql } from "drizzle-orm"
import { containsWords } from "@/lib/core/db/folded"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { chatMessages, chatPictures } from "../table"
import { clearedUntil } from "./choices"
import { between, pairOf } from "./pair"

export const messageColumns = {
  id: chatMessages.id,
  message: chatMessages.message,
  time: chatMessages.time,
  senderId: chatMessages.senderId,
  clientId: chatMessages.clientId,
  pictureId: chatMessages.pictureId,
  width: chatPictures.width,
  height: chatPictures.height,
}
export interface MessageRow {
  id: number
  message: string
  time: Date
  senderId: number
  clientId: string | null
  pictureId: string | null
  width: number | null
  height: number | null
}

export const ofMessage = and(
  eq(chatPictures.workspaceId, chatMessages.workspaceId),
  eq(chatPictures.id, chatMessages.pictureId),
)

const select = (scope: Scope, contactId: number, ...more: (SQL | undefined)[]) =>
  scope.db
    .select({ ...messageColumns, seenAt: chatMessages.seenAt })
    .from(chatMessages)
    .leftJoin(chatPictures, ofMessage)
    .where(
      between(scope, chatMessages, contactId, sql`${chatMessages.id} > ${clearedUntil(scope, contactId)}`, ...more),
    )
    .orderBy(sql`${chatMessages.id} desc`)

interface Span {
  /** Only messages before this one. */
  before?: number
  max?: number
}

/** Finds the messages of a conversation that the caller has not cleared, newest first. */
export const findMessages = (scope: Scope, contactId: number, { before, max = Number.MAX_SAFE_INTEGER }: Span = {}) =>
  select(scope, contactId, before ? lt(chatMessages.id, before) : undefined).limit(max)

/** Finds the newest messages of a conversation that contain all words of a search. */
export const searchMessages = (scope: Scope, contactId: number, text: string, limit: number) =>
  select(scope, contactId, containsWords(chatMessages.message, text)).limit(limit)

export interface NewRow {
  message: string
  clientId?: string
  pictureId?: string
}

/** Inserts a message. @returns its id, or undefined if the sender already sent a message with this `clientId` */
export async function insertMessage({ db, workspaceId, userId }: Scope, contactId: number, row: NewRow) {
  const [inserted] = await db
    .insert(chatMessages)
    .values({
      workspaceId,
      id: nextId(workspaceId, "chatMessage"),
      ...pairOf(userId, contactId),
      senderId: userId,
      ...row,
      // The time of the write, not of the transaction's start: writers may wait for each other in between.
      time: sql`clock_timestamp()`,
    })
    .onConflictDoNothing({ target: [chatMessages.workspaceId, chatMessages.senderId, chatMessages.clientId] })
    .returning({ id: chatMessages.id })
  return inserted?.id
}

/** Finds a message of a conversation, cleared or not. */
export async function findMessage(scope: Scope, contactId: number, id: number): Promise<MessageRow | undefined> {
  const [row] = await scope.db
    .select(messageColumns)
    .from(chatMessages)
    .leftJoin(chatPictures, ofMessage)
    .where(between(scope, chatMessages, contactId, eq(chatMessages.id, id)))
  return row
}

/** Finds the caller's message with this `clientId`, and its contact. */
export async function findSent({ db, workspaceId, userId }: Scope, clientId: string) {
  const [row] = await db
    .select({ id: chatMessages.id, lowId: chatMessages.lowId, highId: chatMessages.highId })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.workspaceId, workspaceId),
        eq(chatMessages.senderId, userId),
        eq(chatMessages.clientId, clientId),
      ),
    )
  return row && { id: row.id, contactId: row.lowId + row.highId - userId }
}

/** Finds the id of the newest message of a conversation; 0 if there is none. */
export async function findLatestId(scope: Scope, contactId: number): Promise<number> {
  const [row] = await scope.db
    .select({ id: sql<number>`coalesce(max(${chatMessages.id}), 0)` })
    .from(chatMessages)
    .where(between(scope, chatMessages, contactId, gt(chatMessages.id, 0)))
  return row?.id ?? 0
}

/** Finds the caller's latest message that the contact has seen. */
export async function findSeen(scope: Scope, contactId: number): Promise<{ id: number; time: Date } | undefined> {
  const [row] = await scope.db
    .select({ id: chatMessages.id, time: chatMessages.time })
    .from(chatMessages)
    .where(
      between(scope, chatMessages, contactId, eq(chatMessages.senderId, scope.userId), isNotNull(chatMessages.seenAt)),
    )
    .orderBy(sql`${chatMessages.id} desc`)
    .limit(1)
  return row
}
