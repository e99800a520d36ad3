import type { Caller } from "./api"

export interface Line {
  message: string
  time: string
  senderId: number
}
export interface Contact {
  id: number
  fullName: string
  chat: { id: number; unseenMsgs: number; lastMessage: Line }
}
export const all = async (who: Caller) => (await who.get("/apps/chat/chats-and-contacts")).body
export const talkWith = async (who: Caller, id: number): Promise<Contact> =>
  (await all(who)).chatsContacts.find((contact: Contact) => contact.id === id)
export const open = async (who: Caller, id: number) => (await who.get("/apps/chat/get-chat", { id })).body
export const say = (who: Caller, id: unknown, message: unknown) =>
  who.post("/apps/chat/send-msg", { obj: { message, contact: { id } } })
