import { tx } from "@/lib/core/db/tx"
import { keepFile, squarePicture } from "@/lib/core/files/pictures"
import { handler } from "@/lib/core/http/handler"
import * as invitations from "@/lib/features/auth/links"
import * as contract from "./contract"
import * as service from "./service"
import * as store from "./store"

const avatarSize = 256

export const listUsersHandler = handler(contract.listUsers, ({ scope, query }) => store.findPage(scope, query))

export const allUsersHandler = handler(contract.allUsers, ({ scope }) => store.findAll(scope))

export const getUserHandler = handler(contract.getUser, async ({ scope, query }) => ({
  user: await service.one(scope, query.id),
}))

export const getUserProfileHandler = handler(contract.getUserProfile, ({ scope, query }) =>
  service.profile(scope, query.id),
)

export const addUserHandler = handler(contract.addUser, async ({ scope, principal, body }) => ({
  user: await service.add(scope, principal, body),
}))

export const updateUserHandler = handler(contract.updateUser, async ({ scope, principal, body }) => {
  const { id, ...changes } = body.user
  return { user: await service.change(scope, principal, id, changes) }
})

export const updateUsersHandler = handler(contract.updateUsers, async ({ scope, principal, body }) => ({
  users: await service.changeStatus(scope, principal, body.userIds, body.dataToUpdate.status),
}))

export const updateUserDetailsHandler = handler(contract.updateUserDetails, async ({ scope, body }) => {
  const { id, ...changes } = body.details
  return { details: await service.changeDetails(scope, id, changes) }
})

export const updateUserPermissionsHandler = handler(contract.updateUserPermissions, ({ scope, body }) =>
  service.changePermissions(scope, body.id, body.permissions),
)

export const deleteUserHandler = handler(contract.deleteUser, async ({ scope, query }) => {
  await service.remove(scope, [query.id])
  return { id: query.id }
})

export const deleteUsersHandler = handler(contract.deleteUsers, async ({ scope, body }) => ({
  ids: await service.remove(scope, body.userIds),
}))

export const restoreUsersHandler = handler(contract.restoreUsers, async ({ scope, body }) => ({
  users: await service.restore(scope, body.userIds),
}))

export const inviteUserHandler = handler(contract.inviteUser, ({ scope, client, body }) =>
  invitations.invite(scope, body.id, client.locale),
)

export const setUserAvatarHandler = handler(contract.setUserAvatar, async ({ scope: actor, query, upload }) => {
  const picture = await squarePicture(upload.content, avatarSize)
  return tx(actor, async (scope) => {
    const address = await keepFile(scope, "image/webp", picture)
    return { user: await service.setAvatar(scope, query.id, address) }
  })
})

export const removeUserAvatarHandler = handler(contract.removeUserAvatar, async ({ scope, query }) => ({
  user: await service.setAvatar(scope, query.id, ""),
}))
