import * as z from "zod"
import { pictureUpload } from "@/lib/core/files/picture-upload"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import * as schema from "./schema"

/** Updates the caller's other tabs. The service notifies the contact itself. */
const personal = { to: "self" } as const

export const listChats = endpoint({
  method: "GET",
  path: "/apps/chat/chats-and-contacts",
  summary: "The caller's conversations, latest first, and their contacts",
  can: ["read", "Chat"],
  response: schema.chatsAndContacts,
})

export const getProfileUser = endpoint({
  method: "GET",
  path: "/apps/chat/users/profile-user",
  summary: "The caller's chat profile and settings",
  can: ["read", "Chat"],
  response: schema.profileUser,
})

export const updateProfileUser = endpoint({
  method: "POST",
  path: "/apps/chat/users/update-profile-user",
  summary: "Change the caller's chat profile, status and settings; merges the given fields",
  can: ["update", "Chat"],
  body: schema.updateProfileBody,
  response: z.object({ profileUser: schema.profileUser }),
})

export const getChat = endpoint({
  method: "GET",
  changesOnRead: true,
  path: "/apps/chat/get-chat",
  summary: "The conversation with a contact, oldest message first; marks it as seen",
  description: "Without `chat` if there is no conversation yet. `last` limits it to that many of the newest messages.",
  can: ["read", "Chat"],
  query: schema.chatQuery,
  response: schema.openChat,
})

export const sendMessage = endpoint({
  method: "POST",
  path: "/apps/chat/send-msg",
  summary: "Send a message to a contact",
  description:
    "A text, a picture uploaded before, or both. The response has `chat` only if this message started the conversation. With a `clientId`, a UUID chosen by the sender, the request can safely be retried: the message is stored once, and the response has its `id`.",
  can: ["create", "Chat"],
  changes: personal,
  body: schema.sendMessageBody,
  response: schema.sentMessage,
  status: 201,
})

export const updateSeen = endpoint({
  method: "POST",
  path: "/apps/chat/update-seen",
  summary: "Mark a conversation as seen, or its latest message from the contact as unseen",
  can: ["update", "Chat"],
  changes: personal,
  body: schema.updateSeenBody,
  response: z.object({ id: z.int(), unseenMsgs: z.int() }),
})

export const countUnseen = endpoint({
  method: "GET",
  path: "/apps/chat/count-unseen",
  summary: "The number of messages that the caller has not seen, without those of muted and blocked contacts",
  can: ["read", "Chat"],
  response: z.object({ unseenMsgs: z.int() }),
})

export const getSeen = endpoint({
  method: "GET",
  path: "/apps/chat/get-seen",
  summary: "The time of the caller's latest message that the contact has seen",
  can: ["read", "Chat"],
  query: z.object({ id }),
  response: schema.seenState,
})

export const listMessages = endpoint({
  method: "GET",
  path: "/apps/chat/messages",
  summary: "A page of the conversation with a contact: the newest messages, or those before one; marks nothing as seen",
  can: ["read", "Chat"],
  query: schema.messagesQuery,
  response: schema.messagesPage,
})

export const searchMessages = endpoint({
  method: "GET",
  path: "/apps/chat/search-messages",
  summary: "The latest 100 messages of a conversation that contain a text, newest first",
  can: ["read", "Chat"],
  query: schema.searchMessagesQuery,
  response: schema.messageMatches,
})

export const getContact = endpoint({
  method: "GET",
  path: "/apps/chat/contact",
  summary: "A contact with their account details",
  can: ["read", "Chat"],
  query: z.object({ id }),
  response: schema.contactDetails,
})

export const getPresence = endpoint({
  method: "GET",
  path: "/apps/chat/presence",
  summary: "Users who have a page open now, except those who appear offline",
  can: ["read", "Chat"],
  response: schema.presence,
})

export const updateChoices = endpoint({
  method: "POST",
  path: "/apps/chat/update-choices",
  summary: "Mute, unmute, block or unblock a contact; merges the given fields",
  can: ["update", "Chat"],
  changes: personal,
  body: schema.choicesBody,
  response: schema.choices,
})

export const clearChat = endpoint({
  method: "POST",
  path: "/apps/chat/clear-chat",
  summary: "Clear the conversation with a contact for the caller only",
  can: ["update", "Chat"],
  changes: personal,
  body: z.object({ id }),
  response: schema.cleared,
})

export const restoreChat = endpoint({
  method: "POST",
  path: "/apps/chat/restore-chat",
  summary: "Undo clearing a conversation, back to a message; 0 restores all of it",
  can: ["update", "Chat"],
  changes: personal,
  body: schema.restoreBody,
  response: schema.cleared,
})

export const sendTyping = endpoint({
  method: "POST",
  path: "/apps/chat/typing",
  summary: "Send a `typing` signal to the contact's open pages",
  can: ["create", "Chat"],
  changes: { calls: [] },
  body: z.object({ id }),
  response: z.object({ id: z.int() }),
})

export const uploadPicture = endpoint({
  method: "POST",
  path: "/apps/chat/upload-picture",
  summary: "Upload a picture for a message to a contact; only the caller and the contact can see it",
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
  summary: "A picture of one of the caller's conversations",
  can: ["read", "Chat"],
  params: z.object({ id: z.uuid() }),
  response: "binary",
  mediaType: "image/webp",
})
