import * as z from "zod"
import { id, q, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"
import { maxAbout, maxMessage, presences } from "./values"

const person = { id: z.int(), fullName: z.string(), role: z.string(), about: z.string(), avatar: z.string() }
export const contact = z.object({
  ...person,
  status: z.enum(presences),
  /** The caller's choices for this contact; omitted unless true. */
  isMuted: z.boolean().optional(),
  isBlocked: z.boolean().optional(),
})
export type Contact = z.infer<typeof contact>

export const picture = z.object({ id: z.uuid(), url: z.string(), width: z.int(), height: z.int() })
export type Picture = z.infer<typeof picture>

export const message = z.object({
  message: z.string(),
  time: z.iso.datetime(),
  senderId: z.int(),
  picture: picture.optional(),
})
export type Message = z.infer<typeof message>

/** A message as screens use it: `id` gives its order in the conversation, `clientId` was chosen by the sender. */
export const conversationMessage = message.extend({ id: z.int(), clientId: z.uuid().optional() })
export type ConversationMessage = z.infer<typeof conversationMessage>

/** A conversation as the caller sees it: its id is the contact's id. */
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

const pageSize = 50
export const messagesQuery = z.object({
  id,
  before: unset(id),
  limit: unset(z.coerce.number().int().min(1).max(1000)).transform((limit) => limit ?? pageSize),
})
/** One page of a conversation, oldest message first. */
export const messagesPage = z.object({
  contact,
  messages: z.array(conversationMessage),
  hasOlder: z.boolean(),
  /** Id of the caller's latest message that the contact has seen; 0 if none. */
  seenUntil: z.int(),
  unseenMsgs: z.int(),
})
export type MessagesPage = z.infer<typeof messagesPage>

export const searchMessagesQuery = z.object({ id, q })
export const messageMatches = z.object({ matches: z.array(conversationMessage), hasMore: z.boolean() })

/** A text, a picture, or both. */
const newMessage = z
  .object({
    message: z.string().trim().max(maxMessage).default(""),
    contact: z.object({ id }),
    clientId: z.uuid().optional(),
    pictureId: z.uuid().optional(),
  })
  .refine(({ message, pictureId }) => message !== "" || pictureId, { path: ["message"], params: { key: "required" } })
export type NewMessage = z.output<typeof newMessage>

export const sendMessageBody = z.object({ obj: newMessage })
export const sentMessage = z.object({
  response: z.object({
    newMessageData: message.extend({ id: z.int().optional(), clientId: z.uuid().optional() }),
    id: z.int(),
    chat: chat.optional(),
  }),
})

export const updateProfileBody = z.object({
  profileUser: z
    .object({
      about: z.string().trim().max(maxAbout),
      status: z.enum(presences),
      /** Two-step sign-in can only be changed in the account settings, with the password. */
      settings: settings.pick({ isNotificationsOn: true }).partial(),
    })
    .partial(),
})
export type ProfileChanges = z.output<typeof updateProfileBody>["profileUser"]

export const updateSeenBody = z.object({ id, isSeen: z.boolean() })
/** `seenUntil` is the time of the caller's latest message that the contact has seen. */
export const seenState = z.object({ id: z.int(), seenUntil: z.iso.datetime().nullable() })

export const choices = z.object({ id: z.int(), isMuted: z.boolean(), isBlocked: z.boolean() })
export const choicesBody = z.object({ id, isMuted: z.boolean().optional(), isBlocked: z.boolean().optional() })
export type Choices = Omit<z.output<typeof choicesBody>, "id">

/** Ids of the message up to which the conversation is cleared for the caller, now and before. */
export const cleared = z.object({ id: z.int(), clearedUntil: z.int(), before: z.int() })
export const restoreBody = z.object({ id, clearedUntil: z.int().min(0).max(2_147_483_647) })

/** A contact's chat profile and account details. */
export const contactDetails = z.object({
  contact,
  info: z.object({
    username: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string(),
    country: z.string(),
  }),
})

export const presence = z.object({ onlineIds: z.array(z.int()) })

named({
  Chat: chat,
  ClearedChat: cleared,
  Contact: contact,
  ConversationMessage: conversationMessage,
  Message: message,
  ChatPicture: picture,
  ChatUser: profileUser,
})
