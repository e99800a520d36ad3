import * as z from "zod"
import { id, unset } from "@/lib/core/http/fields"
import { mostAbout, mostMessage, presences } from "./values"

/** Contract section 2, Chat. */
const person = { id: z.int(), fullName: z.string(), role: z.string(), about: z.string(), avatar: z.string() }
export const contact = z.object({ ...person, status: z.enum(presences) })
export type Contact = z.infer<typeof contact>

export const message = z.object({ message: z.string(), time: z.iso.datetime(), senderId: z.int() })
export type Message = z.infer<typeof message>

/** A talk as the caller sees it: its id is that of the contact. */
export const chat = z.object({ id: z.int(), userId: z.int(), unseenMsgs: z.int(), chat: z.array(message) })

export const chatContact = contact.extend({
  chat: z.object({ id: z.int(), unseenMsgs: z.int(), lastMessage: message }),
})

const settings = z.object({ isTwoStepAuthVerificationEnabled: z.boolean(), isNotificationsOn: z.boolean() })
export const profileUser = z.object({
  id: z.int(),
  avatar: z.string(),
  fullName: z.string(),
  role: z.string(),
  about: z.string(),
  status: z.enum(presences),
  settings,
})
export type ProfileUser = z.infer<typeof profileUser>

export const chatsAndContacts = z.object({
  chatsContacts: z.array(chatContact),
  contacts: z.array(contact),
  profileUser: profileUser.pick({ id: true, avatar: true, fullName: true, status: true }),
})

export const chatQuery = z.object({ id, last: unset(z.coerce.number().int().min(1).max(100_000)) })
export const openChat = z.object({ chat: chat.optional(), contact })

export const sendMessageBody = z.object({
  obj: z.object({ message: z.string().trim().min(1).max(mostMessage), contact: z.object({ id }) }),
})
export const sentMessage = z.object({
  response: z.object({ newMessageData: message, id: z.int(), chat: chat.optional() }),
})

export const updateProfileBody = z.object({
  profileUser: z
    .object({
      about: z.string().trim().max(mostAbout),
      status: z.enum(presences),
      settings: settings.partial(),
    })
    .partial(),
})
export type ProfileChanges = z.output<typeof updateProfileBody>["profileUser"]

export const updateSeenBody = z.object({ id, isSeen: z.boolean() })
/** Until when the contact has seen what the caller wrote. */
export const seenState = z.object({ id: z.int(), seenUntil: z.iso.datetime().nullable() })
