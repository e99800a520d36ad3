import type { Scope } from "@/lib/core/db/types"
import { HttpError, invalid } from "@/lib/core/http/errors"
import { announceStale, signal } from "@/lib/core/live/news"
import { notify } from "@/lib/features/notifications/service/notify"
import type { NewMessage } from "../schema"
import { contactOf, requireNotBlocked } from "../service"
import { asConversationMessage, asMessage } from "../store/answers"
import * as bell from "../store/bell"
import * as choices from "../store/choices"
import * as conversations from "../store/conversations"
import * as messages from "../store/messages"
import * as pictures from "../store/pictures"
import * as seen from "../store/seen"

/** Responses that become stale for the contact when a message is sent, or seen. */
const messagePaths = ["/apps/chat/messages", "/apps/chat/chats-and-contacts", "/apps/chat/get-chat"]
const seenPaths = ["/apps/chat/messages", "/apps/chat/get-seen"]
const maxMatches = 100
/** Max characters of a message quoted in a notification. */
const maxQuoted = 120

/** Marks the contact's messages as seen, and updates the open pages of both if anything changed. */
async function see(scope: Scope, id: number): Promise<void> {
  const marked = await seen.markSeen(scope, id)
  if (marked.seen > 0) announceStale(scope, { to: [id], calls: seenPaths })
  if (marked.read > 0) announceStale(scope, { to: [scope.userId], calls: ["/notifications/"] })
}

/** Returns the conversation with a contact, and marks it as seen. */
export async function open(scope: Scope, id: number, last?: number) {
  const contact = await contactOf(scope, id)
  const rows = await messages.findMessages(scope, id, { max: last })
  if (rows.length === 0) return { contact }
  // Without new messages nothing is written, so that the response can be cached.
  const hasNew = rows.some(({ senderId, seenAt }) => senderId === id && !seenAt)
  if (hasNew || last) await see(scope, id)
  return { chat: { id, userId: id, unseenMsgs: 0, chat: rows.reverse().map(asMessage) }, contact }
}

/** Returns a page of the conversation with a contact, oldest message first. */
export async function page(scope: Scope, { id, before, limit }: { id: number; before?: number; limit: number }) {
  const contact = await contactOf(scope, id)
  const rows = await messages.findMessages(scope, id, { before, max: limit + 1 })
  return {
    contact,
    messages: rows.slice(0, limit).reverse().map(asConversationMessage),
    hasOlder: rows.length > limit,
    ...(await seen.findSeenState(scope, id)),
  }
}

export async function search(scope: Scope, id: number, text?: string) {
  await contactOf(scope, id)
  const rows = text ? await messages.searchMessages(scope, id, text, maxMatches + 1) : []
  return { matches: rows.slice(0, maxMatches).map(asConversationMessage), hasMore: rows.length > maxMatches }
}

/** Finds the message that the caller already sent with this `clientId`. @throws HttpError 409 if it went to someone else */
async function sentBefore(scope: Scope, id: number, clientId: string): Promise<number | undefined> {
  const sent = await messages.findSent(scope, clientId)
  if (sent && sent.contactId !== id) throw new HttpError(409, "conflict")
  return sent?.id
}

/** Sends a message. If one with the same `clientId` was sent before, returns that instead of sending it again. */
export async function send(
  scope: Scope,
  sender: string,
  { contact: { id }, message, clientId, pictureId }: NewMessage,
) {
  await contactOf(scope, id)
  let messageId = clientId && (await sentBefore(scope, id, clientId))
  let isNew = false
  if (!messageId) {
    await requireNotBlocked(scope, id)
    if (pictureId && !(await pictures.isForContact(scope, id, pictureId))) throw invalid({ "obj.pictureId": "invalid" })
    isNew = await conversations.startConversation(scope, id)
    const needsNotification = await bell.wantsNotification(scope, id)
    messageId =
      (await messages.insertMessage(scope, id, { message, clientId, pictureId })) ??
      // A concurrent request with the same `clientId` was faster.
      (clientId && (await sentBefore(scope, id, clientId)))
    announceStale(scope, { to: [id], calls: messagePaths })
    const data = { who: sender, title: [...message].slice(0, maxQuoted).join("") }
    if (needsNotification)
      await notify(scope, { to: [id], kind: "chat", data, link: bell.conversationLink(scope.userId) })
  }
  const row = messageId ? await messages.findMessage(scope, id, messageId) : undefined
  if (!row) throw new HttpError(409, "conflict")
  const newMessageData = clientId ? asConversationMessage(row) : asMessage(row)
  const chat = { id, userId: id, unseenMsgs: 0, chat: [asMessage(row)] }
  return { response: { newMessageData, id, ...(isNew ? { chat } : {}) } }
}

export async function typing(scope: Scope, id: number) {
  await contactOf(scope, id)
  await requireNotBlocked(scope, id)
  scope.after(() => signal(scope, { to: [id], kind: "typing", data: { contactId: scope.userId } }))
  return { id }
}

export async function changeSeen(scope: Scope, id: number, isSeen: boolean) {
  await contactOf(scope, id)
  await (isSeen ? see(scope, id) : seen.markUnseen(scope, id))
  return { id, unseenMsgs: await seen.countUnseen(scope, id) }
}

export async function seenUntil(scope: Scope, id: number) {
  await contactOf(scope, id)
  return { id, seenUntil: (await messages.findSeen(scope, id))?.time.toISOString() ?? null }
}

/** Clears the conversation for the caller only. */
export async function clear(scope: Scope, id: number) {
  await contactOf(scope, id)
  await see(scope, id)
  const { clearedUntil: before } = await choices.findChoices(scope, id)
  const clearedUntil = await messages.findLatestId(scope, id)
  await choices.saveChoices(scope, id, { clearedUntil })
  return { id, clearedUntil, before }
}

/** Undoes a clearing back to message `until`; newer messages are visible in any case. */
export async function restore(scope: Scope, id: number, until: number) {
  await contactOf(scope, id)
  const { clearedUntil: before } = await choices.findChoices(scope, id)
  const clearedUntil = Math.min(until, before)
  await choices.saveChoices(scope, id, { clearedUntil })
  return { id, clearedUntil, before }
}
