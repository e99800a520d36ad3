// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const clearChat: EndpointReference<typeof contract.clearChat> = { method: "POST", path: "/apps/chat/clear-chat" }
export const countUnseen: EndpointReference<typeof contract.countUnseen> = {
  method: "GET",
  path: "/apps/chat/count-unseen",
}
export const getChat: EndpointReference<typeof contract.getChat> = { method: "GET", path: "/apps/chat/get-chat" }
export const getContact: EndpointReference<typeof contract.getContact> = { method: "GET", path: "/apps/chat/contact" }
export const getPicture: EndpointReference<typeof contract.getPicture> = {
  method: "GET",
  path: "/apps/chat/pictures/{id}",
}
export const getPresence: EndpointReference<typeof contract.getPresence> = {
  method: "GET",
  path: "/apps/chat/presence",
}
export const getProfileUser: EndpointReference<typeof contract.getProfileUser> = {
  method: "GET",
  path: "/apps/chat/users/profile-user",
}
export const getSeen: EndpointReference<typeof contract.getSeen> = { method: "GET", path: "/apps/chat/get-seen" }
export const listChats: EndpointReference<typeof contract.listChats> = {
  method: "GET",
  path: "/apps/chat/chats-and-contacts",
}
export const listMessages: EndpointReference<typeof contract.listMessages> = {
  method: "GET",
  path: "/apps/chat/messages",
}
export const restoreChat: EndpointReference<typeof contract.restoreChat> = {
  method: "POST",
  path: "/apps/chat/restore-chat",
}
export const searchMessages: EndpointReference<typeof contract.searchMessages> = {
  method: "GET",
  path: "/apps/chat/search-messages",
}
export const sendMessage: EndpointReference<typeof contract.sendMessage> = {
  method: "POST",
  path: "/apps/chat/send-msg",
}
export const sendTyping: EndpointReference<typeof contract.sendTyping> = { method: "POST", path: "/apps/chat/typing" }
export const updateChoices: EndpointReference<typeof contract.updateChoices> = {
  method: "POST",
  path: "/apps/chat/update-choices",
}
export const updateProfileUser: EndpointReference<typeof contract.updateProfileUser> = {
  method: "POST",
  path: "/apps/chat/users/update-profile-user",
}
export const updateSeen: EndpointReference<typeof contract.updateSeen> = {
  method: "POST",
  path: "/apps/chat/update-seen",
}
export const uploadPicture: EndpointReference<typeof contract.uploadPicture> = {
  method: "POST",
  path: "/apps/chat/upload-picture",
}
