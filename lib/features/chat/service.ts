import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import type { Contact, Message, ProfileChanges, ProfileUser } from "./schema"
import * as store from "./store"

const asMessage = ({ message, time, senderId }: { message: string; time: Date; senderId: number }): Message => ({
  message,
  time: time.toISOString(),
  senderId,
})

async function contactOf(scope: Scope, id: number): Promise<Contact> {
  const contact = await store.findContact(scope, id)
  if (!contact) throw notFound()
  return contact
}

export async function profile(scope: Scope): Promise<ProfileUser> {
  const found = await store.findProfile(scope)
  if (!found) throw notFound()
  const { id, avatar, fullName, role, about, status, ...settings } = found
  return { id, avatar, fullName, role, about, status, settings }
}

export async function changeProfile(scope: Scope, { settings, ...changes }: ProfileChanges): Promise<ProfileUser> {
  await store.saveProfile(scope, { ...changes, ...settings })
  return profile(scope)
}

export async function list(scope: Scope) {
  const contacts = await store.findContacts(scope)
  const talks = await store.findTalks(scope)
  const { id, avatar, fullName, status } = await profile(scope)
  const byId = new Map(contacts.map((contact) => [contact.id, contact]))
  const chatsContacts = talks.flatMap(({ contactId, unseenMsgs, ...latest }) => {
    const contact = byId.get(contactId)
    return contact ? [{ ...contact, chat: { id: contactId, unseenMsgs, lastMessage: asMessage(latest) } }] : []
  })
  return { chatsContacts, contacts, profileUser: { id, avatar, fullName, status } }
}

/** The talk with a contact; whoever opens it has seen it. */
export async function open(scope: Scope, id: number, last?: number) {
  const contact = await contactOf(scope, id)
  const messages = await store.findMessages(scope, id, last)
  if (messages.length === 0) return { contact }
  // Nothing is written when there is nothing new, so that the answer can be kept.
  const someNew = messages.some(({ senderId, seenAt }) => senderId === id && !seenAt)
  if (someNew || last) await store.markSeen(scope, id)
  return { chat: { id, userId: id, unseenMsgs: 0, chat: messages.reverse().map(asMessage) }, contact }
}

export async function send(scope: Scope, id: number, text: string) {
  await contactOf(scope, id)
  const isNew = await store.begin(scope, id)
  const newMessageData = asMessage(await store.insertMessage(scope, id, text))
  const chat = { id, userId: id, unseenMsgs: 0, chat: [newMessageData] }
  return { response: { newMessageData, id, ...(isNew ? { chat } : {}) } }
}

export async function changeSeen(scope: Scope, id: number, isSeen: boolean) {
  await contactOf(scope, id)
  await (isSeen ? store.markSeen(scope, id) : store.markUnseen(scope, id))
  return { id, unseenMsgs: await store.countUnseen(scope, id) }
}

export async function seenUntil(scope: Scope, id: number) {
  await contactOf(scope, id)
  return { id, seenUntil: (await store.findSeenUntil(scope, id))?.toISOString() ?? null }
}
