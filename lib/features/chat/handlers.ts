import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as service from "./service"

export const listChatsHandler = handler(contract.listChats, ({ scope }) => service.list(scope))

export const getProfileUserHandler = handler(contract.getProfileUser, ({ scope }) => service.profile(scope))

export const updateProfileUserHandler = handler(contract.updateProfileUser, async ({ scope, body }) => ({
  profileUser: await service.changeProfile(scope, body.profileUser),
}))

export const getChatHandler = handler(contract.getChat, ({ scope, query }) => service.open(scope, query.id, query.last))

export const sendMessageHandler = handler(contract.sendMessage, ({ scope, body: { obj } }) =>
  service.send(scope, obj.contact.id, obj.message),
)

export const updateSeenHandler = handler(contract.updateSeen, ({ scope, body }) =>
  service.changeSeen(scope, body.id, body.isSeen),
)

export const getSeenHandler = handler(contract.getSeen, ({ scope, query }) => service.seenUntil(scope, query.id))
