import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import {
  chatQuery,
  chatsAndContacts,
  openChat,
  profileUser,
  seenState,
  sendMessageBody,
  sentMessage,
  updateProfileBody,
  updateSeenBody,
} from "./schema"

export const listChats = endpoint({
  method: "GET",
  path: "/apps/chat/chats-and-contacts",
  summary: "The caller's talks, the latest first, and everyone they can talk to",
  can: ["read", "Chat"],
  response: chatsAndContacts,
})

export const getProfileUser = endpoint({
  method: "GET",
  path: "/apps/chat/users/profile-user",
  summary: "How the caller appears in the chat, with their settings",
  can: ["read", "Chat"],
  response: profileUser,
})

export const updateProfileUser = endpoint({
  method: "POST",
  path: "/apps/chat/users/update-profile-user",
  summary: "Change what the caller says about themselves, their status and settings; given fields are merged",
  can: ["update", "Chat"],
  body: updateProfileBody,
  response: z.object({ profileUser }),
})

export const getChat = endpoint({
  method: "GET",
  path: "/apps/chat/get-chat",
  summary: "The talk with a contact, oldest message first; the caller has then seen it",
  description:
    "Without `chat` where the two have not talked yet. `last` leaves out all but the newest so many messages.",
  can: ["read", "Chat"],
  query: chatQuery,
  response: openChat,
})

export const sendMessage = endpoint({
  method: "POST",
  path: "/apps/chat/send-msg",
  summary: "Send a message to a contact",
  description: "`chat` is answered only where this message began the talk.",
  can: ["create", "Chat"],
  body: sendMessageBody,
  response: sentMessage,
  status: 201,
})

export const updateSeen = endpoint({
  method: "POST",
  path: "/apps/chat/update-seen",
  summary: "Mark a talk as seen, or its latest message from the contact as unseen again",
  can: ["update", "Chat"],
  body: updateSeenBody,
  response: z.object({ id: z.int(), unseenMsgs: z.int() }),
})

export const getSeen = endpoint({
  method: "GET",
  path: "/apps/chat/get-seen",
  summary: "Up to which of the caller's messages the contact has seen the talk",
  can: ["read", "Chat"],
  query: z.object({ id }),
  response: seenState,
})
