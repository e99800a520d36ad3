import { tx } from "@/lib/core/db/tx"
import { keepFile, squarePicture } from "@/lib/core/files/pictures"
import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as service from "./service"

const avatarSize = 256

export const getAccountSettingHandler = handler(contract.getAccountSetting, ({ scope }) => service.all(scope))

export const updateGeneralHandler = handler(contract.updateGeneral, async ({ scope, principal, body }) => ({
  general: await service.changeGeneral(scope, principal, body.general),
}))

export const updateInfoHandler = handler(contract.updateInfo, async ({ scope, principal, body }) => ({
  info: await service.changeInfo(scope, principal, body.info),
}))

export const updateSocialHandler = handler(contract.updateSocial, async ({ scope, body }) => ({
  socialLinks: await service.changeSocialLinks(scope, body.socialLinks),
}))

export const updateConnectionsHandler = handler(contract.updateConnections, async ({ scope, body }) => ({
  connections: await service.changeConnections(scope, body.connections),
}))

export const updateNotificationsHandler = handler(contract.updateNotifications, async ({ scope, body }) => ({
  notification: await service.changeNotifications(scope, body.notification),
}))

export const changePasswordHandler = handler(contract.changePassword, async ({ principal, body }) => ({
  ended: await service.changePassword(principal, body.password, body.newPassword),
}))

export const setOwnAvatarHandler = handler(contract.setOwnAvatar, async ({ scope: actor, upload }) => {
  const picture = await squarePicture(upload.content, avatarSize)
  return tx(actor, async (scope) => ({
    general: await service.setAvatar(scope, await keepFile(scope, "image/webp", picture)),
  }))
})

export const removeOwnAvatarHandler = handler(contract.removeOwnAvatar, async ({ scope }) => ({
  general: await service.setAvatar(scope, ""),
}))
