import { tx } from "@/lib/core/db/tx"
import { squarePicture, storeFile } from "@/lib/core/files/pictures"
import { handler } from "@/lib/core/http/handler"
import { sendsMail } from "@/lib/core/outbox/queue"
import { invite } from "@/lib/features/auth/service/invite"
import * as contract from "./contract"
import { invitationDelivery } from "./service/invitation"
import * as service from "./service/people"
import { one, profile } from "./service/profile"
import * as store from "./store/people"

const avatarSize = 256

export const listUsersHandler = handler(contract.listUsers, ({ scope, query }) => store.findPage(scope, query))

export const allUsersHandler = handler(contract.allUsers, ({ scope }) => store.findAll(scope))

export const exportUsersHandler = handler(contract.exportUsers, ({ scope, query }) => store.findPage(scope, query))

export const getUserHandler = handler(contract.getUser, async ({ scope, query }) => ({
  user: await one(scope, query.id),
}))

export const getUserProfileHandler = handler(contract.getUserProfile, async ({ scope, query }) => {
  const found = await profile(scope, query.id)
  return { ...found, invitation: await invitationDelivery(scope, found), sendsMail: sendsMail() }
})

export const addUserHandler = handler(contract.addUser, async ({ scope, principal, body }) => ({
  user: await service.add(scope, principal, body),
}))

export const updateUserHandler = handler(contract.updateUser, async ({ scope, principal, client, body }) => {
  const { id, version, ...changes } = body.user
  return { user: await service.change(scope, principal, { id, version }, changes, client.locale) }
})

export const updateUsersHandler = handler(contract.updateUsers, async ({ scope, principal, body }) => ({
  users: await service.changeStatus(scope, principal, body.userIds, body.dataToUpdate.status),
}))

export const updateUserDetailsHandler = handler(contract.updateUserDetails, async ({ scope, principal, body }) => {
  const { id, version, ...changes } = body.details
  return { details: await service.changeDetails(scope, principal, { id, version }, changes) }
})

export const updateUserPermissionsHandler = handler(
  contract.updateUserPermissions,
  ({ scope, principal, client, body }) =>
    service.changePermissions(scope, principal, body, body.permissions, client.locale),
)

export const deleteUserHandler = handler(contract.deleteUser, async ({ scope, principal, client, query }) => {
  await service.remove(scope, principal, [query.id], client.locale)
  return { id: query.id }
})

export const deleteUsersHandler = handler(contract.deleteUsers, async ({ scope, principal, client, body }) => ({
  ids: await service.remove(scope, principal, body.userIds, client.locale),
}))

export const restoreUsersHandler = handler(contract.restoreUsers, async ({ scope, principal, body }) => ({
  users: await service.restore(scope, principal, body.userIds),
}))

export const inviteUserHandler = handler(contract.inviteUser, ({ scope, principal, client, body }) =>
  invite(scope, principal, body.id, client.locale),
)

export const setUserAvatarHandler = handler(
  contract.setUserAvatar,
  async ({ scope: actor, principal, query, upload }) => {
    const picture = await squarePicture(upload, avatarSize)
    return tx(actor, async (scope) => {
      const address = await storeFile(scope, "image/webp", picture)
      return { user: await service.setAvatar(scope, principal, query.id, address) }
    })
  },
)

export const removeUserAvatarHandler = handler(contract.removeUserAvatar, async ({ scope, principal, query }) => ({
  user: await service.setAvatar(scope, principal, query.id, ""),
}))
