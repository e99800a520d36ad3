import * as z from "zod"
import { pictureUpload } from "@/lib/core/files/picture-upload"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import * as schema from "./schema"

/** The talk itself is told to the other one by the service; this is for the caller's other tabs. */
const personal = { to: "self" } as const

export const listChats = endpoint({
  method: "GET",
  path: "/apps/chat/chats-and-contacts",
  summary: "The caller's talks, the latest first, and everyone they can talk to",
  can: ["read", "Chat"],
  response: schema.chatsAndContacts,
})

export const getProfileUser = endpoint({
  method: "GET",
  path: "/apps/chat/users/profile-user",
  summary: "How the caller appears in the chat, with their settings",
  can: ["read", "Chat"],
  response: schema.profileUser,
})

export const updateProfileUser = endpoint({
  method: "POST",
  path: "/apps/chat/users/update-profile-user",
  summary: "Change what the caller says about themselves, their status and settings; given fields are merged",
  can: ["update", "Chat"],
  body: schema.updateProfileBody,
  response: z.object({ profileUser: schema.profileUser }),
})

export const getChat = endpoint({
  method: "GET",
  path: "/apps/chat/get-chat",
  summary: "The talk with a contact, oldest message first; the caller has then seen it",
  description:
    "Without `chat` where the two have not talked yet. `last` leaves out all but the newest so many messages.",
  can: ["read", "Chat"],
  query: schema.chatQuery,
  response: schema.openChat,
})

export const sendMessage = endpoint({
  method: "POST",
  path: "/apps/chat/send-msg",
  summary: "Send a message to a contact",
  description:
    "A text, a picture that was uploaded before, or both. `chat` is answered only where this message began the talk. With a `clientId`, a UUID of the sender's own, the call can be made again after a broken connection: the message is there once, and answered with its `id`.",
  can: ["create", "Chat"],
  changes: personal,
  body: schema.sendMessageBody,
  response: schema.sentMessage,
  status: 201,
})

export const updateSeen = endpoint({
  method: "POST",
  path: "/apps/chat/update-seen",
  summary: "Mark a talk as seen, or its latest message from the contact as unseen again",
  can: ["update", "Chat"],
  changes: personal,
  body: schema.updateSeenBody,
  response: z.object({ id: z.int(), unseenMsgs: z.int() }),
})

export const getSeen = endpoint({
  method: "GET",
  path: "/apps/chat/get-seen",
  summary: "Up to which of the caller's messages the contact has seen the talk",
  can: ["read", "Chat"],
  query: z.object({ id }),
  response: schema.seenState,
})

export const listMessages = endpoint({
  method: "GET",
  path: "/apps/chat/messages",
  summary: "A page of the talk with a contact: the newest messages, or those before one; marks nothing as seen",
  can: ["read", "Chat"],
  query: schema.talkQuery,
  response: schema.talkPage,
})

export const searchMessages = endpoint({
  method: "GET",
  path: "/apps/chat/search-messages",
  summary: "The latest hundred messages of a talk that contain a text, newest first",
  can: ["read", "Chat"],
  query: schema.searchTalkQuery,
  response: schema.talkMatches,
})

export const getContact = endpoint({
  method: "GET",
  path: "/apps/chat/contact",
  summary: "A contact and what the workspace knows of them",
  can: ["read", "Chat"],
  query: z.object({ id }),
  response: schema.contactDetails,
})

export const getPresence = endpoint({
  method: "GET",
  path: "/apps/chat/presence",
  summary: "Who has a page of the product open now, but for those who show themselves as offline",
  can: ["read", "Chat"],
  response: schema.presence,
})

export const updateChoices = endpoint({
  method: "POST",
  path: "/apps/chat/update-choices",
  summary: "Mute a contact or take no messages from them, or take that back; given fields are merged",
  can: ["update", "Chat"],
  changes: personal,
  body: schema.choicesBody,
  response: schema.choices,
})

export const clearChat = endpoint({
  method: "POST",
  path: "/apps/chat/clear-chat",
  summary: "Empty the talk with a contact for the caller; the contact keeps it",
  can: ["update", "Chat"],
  changes: personal,
  body: z.object({ id }),
  response: schema.cleared,
})

export const restoreChat = endpoint({
  method: "POST",
  path: "/apps/chat/restore-chat",
  summary: "Take the clearing of a talk back, up to a message: 0 for all of it",
  can: ["update", "Chat"],
  changes: personal,
  body: schema.restoreBody,
  response: schema.cleared,
})

export const sendTyping = endpoint({
  method: "POST",
  path: "/apps/chat/typing",
  summary: "Tell a contact that the caller is writing to them; a `typing` signal on their open pages",
  can: ["create", "Chat"],
  changes: { calls: [] },
  body: z.object({ id }),
  response: z.object({ id: z.int() }),
})

export const uploadPicture = endpoint({
  method: "POST",
  path: "/apps/chat/upload-picture",
  summary: "Upload a picture for a message to a contact; only the two of them can see it",
  can: ["create", "Chat"],
  changes: { calls: [] },
  query: z.object({ id }),
  upload: pictureUpload,
  response: z.object({ picture: schema.picture }),
  status: 201,
  transaction: "none",
})

export const getPicture = endpoint({
  method: "GET",
  path: "/apps/chat/pictures/{id}",
  summary: "A picture of a talk, for the two who talk",
  can: ["read", "Chat"],
  params: z.object({ id: z.uuid() }),
  response: "binary",
  mediaType: "image/webp",
})
