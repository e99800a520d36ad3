import type { Scope } from "@/lib/core/db/types"
import { HttpError, invalid } from "@/lib/core/http/errors"
import { signal, tell } from "@/lib/core/live/news"
import { notify } from "@/lib/core/notifications/notify"
import type { NewMessage } from "./schema"
import { contactOf, refuseBlocked } from "./service"
import { asMessage, asTalkMessage } from "./store/answers"
import * as bell from "./store/bell"
import * as choices from "./store/choices"
import * as messages from "./store/messages"
import * as pictures from "./store/pictures"
import * as seen from "./store/seen"
import * as talks from "./store/talks"

/** Answers that a new message, and one that was seen, make stale for the other one. */
const talkCalls = ["/apps/chat/messages", "/apps/chat/chats-and-contacts", "/apps/chat/get-chat"]
const seenCalls = ["/apps/chat/messages", "/apps/chat/get-seen"]
const mostMatches = 100
/** As much of a message as the bell shows, in whole characters. */
const mostTold = 120

/** The contact has seen nothing new before the caller's open pages ask again. */
async function see(scope: Scope, id: number): Promise<void> {
  const marked = await seen.markSeen(scope, id)
  if (marked.seen > 0) tell(scope, { to: [id], calls: seenCalls })
  if (marked.told > 0) tell(scope, { to: [scope.userId], calls: ["/notifications/"] })
}

/** The talk with a contact; whoever opens it has seen it. */
export async function open(scope: Scope, id: number, last?: number) {
  const contact = await contactOf(scope, id)
  const rows = await messages.findMessages(scope, id, { most: last })
  if (rows.length === 0) return { contact }
  // Nothing is written when there is nothing new, so that the answer can be kept.
  const someNew = rows.some(({ senderId, seenAt }) => senderId === id && !seenAt)
  if (someNew || last) await see(scope, id)
  return { chat: { id, userId: id, unseenMsgs: 0, chat: rows.reverse().map(asMessage) }, contact }
}

/** A page of the talk with a contact, oldest message first. */
export async function page(scope: Scope, { id, before, limit }: { id: number; before?: number; limit: number }) {
  const contact = await contactOf(scope, id)
  const rows = await messages.findMessages(scope, id, { before, most: limit + 1 })
  return {
    contact,
    messages: rows.slice(0, limit).reverse().map(asTalkMessage),
    hasOlder: rows.length > limit,
    ...(await seen.findStand(scope, id)),
  }
}

export async function search(scope: Scope, id: number, text?: string) {
  await contactOf(scope, id)
  const rows = text ? await messages.searchMessages(scope, id, text, mostMatches + 1) : []
  return { matches: rows.slice(0, mostMatches).map(asTalkMessage), hasMore: rows.length > mostMatches }
}

/** The message the caller sent under that name before; @throws HttpError 409 where it went to someone else */
async function sentBefore(scope: Scope, id: number, clientId: string): Promise<number | undefined> {
  const sent = await messages.findSent(scope, clientId)
  if (sent && sent.contactId !== id) throw new HttpError(409, "conflict")
  return sent?.id
}

/** Sends a message; what was sent under the same `clientId` before is answered again and not sent twice. */
export async function send(
  scope: Scope,
  sender: string,
  { contact: { id }, message, clientId, pictureId }: NewMessage,
) {
  await contactOf(scope, id)
  let messageId = clientId && (await sentBefore(scope, id, clientId))
  let isNew = false
  if (!messageId) {
    await refuseBlocked(scope, id)
    if (pictureId && !(await pictures.isForContact(scope, id, pictureId))) throw invalid({ "obj.pictureId": "invalid" })
    isNew = await talks.begin(scope, id)
    const isTold = await bell.wantsBell(scope, id)
    messageId =
      (await messages.insertMessage(scope, id, { message, clientId, pictureId })) ??
      // Sent twice at the same moment: the other one was first.
      (clientId && (await sentBefore(scope, id, clientId)))
    tell(scope, { to: [id], calls: talkCalls })
    const data = { who: sender, title: [...message].slice(0, mostTold).join("") }
    if (isTold) await notify(scope, { to: [id], kind: "chat", data, link: bell.talkLink(scope.userId) })
  }
  const row = messageId ? await messages.findMessage(scope, id, messageId) : undefined
  if (!row) throw new HttpError(409, "conflict")
  const newMessageData = clientId ? asTalkMessage(row) : asMessage(row)
  const chat = { id, userId: id, unseenMsgs: 0, chat: [asMessage(row)] }
  return { response: { newMessageData, id, ...(isNew ? { chat } : {}) } }
}

export async function typing(scope: Scope, id: number) {
  await contactOf(scope, id)
  await refuseBlocked(scope, id)
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

/** Empties the talk for the caller alone. */
export async function clear(scope: Scope, id: number) {
  await contactOf(scope, id)
  await see(scope, id)
  const { clearedUntil: before } = await choices.findChoices(scope, id)
  const clearedUntil = await messages.findLatestId(scope, id)
  await choices.saveChoices(scope, id, { clearedUntil })
  return { id, clearedUntil, before }
}

/** Takes a clearing back; what came since stays in any case. */
export async function restore(scope: Scope, id: number, until: number) {
  await contactOf(scope, id)
  const { clearedUntil: before } = await choices.findChoices(scope, id)
  const clearedUntil = Math.min(until, before)
  await choices.saveChoices(scope, id, { clearedUntil })
  return { id, clearedUntil, before }
}
