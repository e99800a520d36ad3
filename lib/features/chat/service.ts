import type { Scope } from "@/lib/core/db/types"
import { HttpError, notFound } from "@/lib/core/http/errors"
import { onlineUserIds } from "@/lib/core/live/presence"
import type { Choices, Contact, ProfileChanges, ProfileUser } from "./schema"
import { asContact, asMessage } from "./store/answers"
import * as choices from "./store/choices"
import * as conversations from "./store/conversations"
import * as people from "./store/people"

/** Returns a contact. @throws HttpError 404 for anyone the caller can't write to */
export async function contactOf(scope: Scope, id: number): Promise<Contact> {
  const contact = await people.findContact(scope, id)
  if (!contact) throw notFound()
  return asContact(contact)
}

/** @throws HttpError 403 if either of the two has blocked the other */
export async function requireNotBlocked(scope: Scope, contactId: number): Promise<void> {
  const blocker = await choices.findBlock(scope, contactId)
  if (blocker === scope.userId) throw new HttpError(403, "forbidden", { message: "chatBlocking" })
  if (blocker) throw new HttpError(403, "forbidden", { message: "chatBlocked" })
}

export async function profile(scope: Scope): Promise<ProfileUser> {
  const found = await people.findProfile(scope)
  if (!found) throw notFound()
  const { id, avatar, fullName, role, about, status, ...settings } = found
  return { id, avatar, fullName, role, about, status, settings }
}

export async function changeProfile(scope: Scope, { settings, ...changes }: ProfileChanges): Promise<ProfileUser> {
  await people.saveProfile(scope, { ...changes, ...settings })
  return profile(scope)
}

export async function list(scope: Scope) {
  const contacts = (await people.findContacts(scope)).map(asContact)
  const found = await conversations.findConversations(scope)
  const { id, avatar, fullName, status } = await profile(scope)
  const byId = new Map(contacts.map((contact) => [contact.id, contact]))
  const chatsContacts = found.flatMap(({ contactId, unseenMsgs, ...latest }) => {
    const contact = byId.get(contactId)
    return contact ? [{ ...contact, chat: { id: contactId, unseenMsgs, lastMessage: asMessage(latest) } }] : []
  })
  return { chatsContacts, contacts, profileUser: { id, avatar, fullName, status } }
}

export async function details(scope: Scope, id: number) {
  const contact = await contactOf(scope, id)
  const info = await people.findInfo(scope, id)
  if (!info) throw notFound()
  return { contact, info }
}

/** Returns the ids of users who have a page open and don't appear offline. */
export async function online(scope: Scope): Promise<number[]> {
  const ids = await onlineUserIds(scope)
  const hidden = ids.length > 0 ? await people.findHidden(scope, ids) : []
  return ids.filter((id) => !hidden.includes(id)).sort((a, b) => a - b)
}

export async function choose(scope: Scope, id: number, changes: Choices) {
  await contactOf(scope, id)
  await choices.saveChoices(scope, id, changes)
  const { isMuted, isBlocked } = await choices.findChoices(scope, id)
  return { id, isMuted, isBlocked }
}
