import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as service from "./service"
import * as conversation from "./service/conversation"
import * as pictures from "./service/pictures"

export const listChatsHandler = handler(contract.listChats, ({ scope }) => service.list(scope))

export const getProfileUserHandler = handler(contract.getProfileUser, ({ scope }) => service.profile(scope))

export const updateProfileUserHandler = handler(contract.updateProfileUser, async ({ scope, body }) => ({
  profileUser: await service.changeProfile(scope, body.profileUser),
}))

export const getChatHandler = handler(contract.getChat, ({ scope, query }) =>
  conversation.open(scope, query.id, query.last),
)

export const sendMessageHandler = handler(contract.sendMessage, ({ scope, principal, body: { obj } }) =>
  conversation.send(scope, principal.fullName, obj),
)

export const updateSeenHandler = handler(contract.updateSeen, ({ scope, body }) =>
  conversation.changeSeen(scope, body.id, body.isSeen),
)

export const getSeenHandler = handler(contract.getSeen, ({ scope, query }) => conversation.seenUntil(scope, query.id))

export const listMessagesHandler = handler(contract.listMessages, ({ scope, query }) => conversation.page(scope, query))

export const searchMessagesHandler = handler(contract.searchMessages, ({ scope, query }) =>
  conversation.search(scope, query.id, query.q),
)

export const getContactHandler = handler(contract.getContact, ({ scope, query }) => service.details(scope, query.id))

export const getPresenceHandler = handler(contract.getPresence, async ({ scope }) => ({
  onlineIds: await service.online(scope),
}))

export const updateChoicesHandler = handler(contract.updateChoices, ({ scope, body: { id, ...changes } }) =>
  service.choose(scope, id, changes),
)

export const clearChatHandler = handler(contract.clearChat, ({ scope, body }) => conversation.clear(scope, body.id))

export const restoreChatHandler = handler(contract.restoreChat, ({ scope, body }) =>
  conversation.restore(scope, body.id, body.clearedUntil),
)

export const sendTypingHandler = handler(contract.sendTyping, ({ scope, body }) => conversation.typing(scope, body.id))

export const uploadPictureHandler = handler(contract.uploadPicture, async ({ scope, query, upload }) => ({
  picture: await pictures.storePicture(scope, query.id, upload),
}))

export const getPictureHandler = handler(contract.getPicture, ({ scope, params }) => pictures.show(scope, params.id))
