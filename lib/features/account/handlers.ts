import { principalsChanged } from "@/lib/core/auth/principal"
import { tx } from "@/lib/core/db/tx"
import { squarePicture, storeFile } from "@/lib/core/files/pictures"
import { handler } from "@/lib/core/http/handler"
import * as data from "./contract/data"
import * as contract from "./contract/settings"
import { archive } from "./service/archive"
import { deletionOf } from "./service/deletion"
import * as ownData from "./service/own-data"
import * as service from "./service/settings"
import * as signIns from "./service/sign-ins"
import { personalRows } from "./store/personal-rows"
import * as store from "./store/settings"

const avatarSize = 256

export const getAccountSettingHandler = handler(contract.getAccountSetting, ({ scope }) => service.all(scope))

export const updateGeneralHandler = handler(contract.updateGeneral, async ({ scope, principal, client, body }) => ({
  general: await service.ifCurrent(scope, body.version, () =>
    service.changeGeneral(scope, principal, body.general, client.locale),
  ),
}))

export const updateInfoHandler = handler(contract.updateInfo, async ({ scope, principal, client, body }) => ({
  info: await service.ifCurrent(scope, body.version, () =>
    service.changeInfo(scope, principal, body.info, client.locale),
  ),
}))

export const updateSocialHandler = handler(contract.updateSocial, async ({ scope, principal, body }) => ({
  socialLinks: await service.ifCurrent(scope, body.version, () =>
    service.changeSocialLinks(scope, principal, body.socialLinks),
  ),
}))

export const updateConnectionsHandler = handler(contract.updateConnections, async ({ scope, body }) => ({
  connections: await service.changeConnections(scope, body.connections),
}))

export const updateNotificationsHandler = handler(contract.updateNotifications, async ({ scope, body }) => ({
  notification: await service.ifCurrent(scope, body.version, () =>
    service.changeNotifications(scope, body.notification),
  ),
}))

export const setOwnAvatarHandler = handler(contract.setOwnAvatar, async ({ scope: actor, principal, upload }) => {
  const picture = await squarePicture(upload, avatarSize)
  return tx(actor, async (scope) => ({
    general: await service.setAvatar(scope, principal, await storeFile(scope, "image/webp", picture)),
  }))
})

export const removeOwnAvatarHandler = handler(contract.removeOwnAvatar, async ({ scope, principal }) => ({
  general: await service.setAvatar(scope, principal, ""),
}))

export const listSignInsHandler = handler(contract.listSignIns, async ({ scope, principal }) => ({
  signIns: await signIns.list(scope, principal),
}))

export const endSignInHandler = handler(contract.endSignIn, async ({ scope, principal, body }) => ({
  id: await signIns.end(scope, principal, body.id),
}))

export const getPreferencesHandler = handler(contract.getPreferences, async ({ scope }) => ({
  preferences: await store.findPreferences(scope),
}))

export const updatePreferencesHandler = handler(contract.updatePreferences, async ({ scope, body }) => {
  await store.save(scope, body.preferences)
  scope.after(() => principalsChanged(scope.workspaceId, scope.userId))
  return { preferences: await store.findPreferences(scope) }
})

export const updateTourHandler = handler(contract.updateTour, async ({ scope, body }) => {
  await store.save(scope, body)
  scope.after(() => principalsChanged(scope.workspaceId, scope.userId))
  return body
})

export const updateSetUpHandler = handler(contract.updateSetUp, async ({ scope, body }) => {
  await store.save(scope, body)
  scope.after(() => principalsChanged(scope.workspaceId, scope.userId))
  return body
})

export const exportOwnDataHandler = handler(data.exportOwnData, async ({ scope }) => ({
  exportedAt: new Date().toISOString(),
  data: await personalRows(scope, scope.userId),
}))

export const exportArchiveHandler = handler(data.exportArchive, async ({ principal }) => ({
  type: "application/zip",
  content: await archive(principal),
  etag: `"${crypto.randomUUID()}"`,
  headers: {
    "cache-control": "no-store",
    "content-disposition": `attachment; filename="cornerledger-${principal.username.replace(/\W/g, "_")}.zip"`,
  },
}))

export const clearSamplesHandler = handler(data.clearSamples, async ({ scope }) => {
  await ownData.clearSamples(scope)
  return { cleared: true as const }
})

export const getDeletionHandler = handler(data.getDeletion, ({ principal }) => deletionOf(principal))

export const deleteAccountHandler = handler(data.deleteAccount, async ({ principal, client, body }) => {
  await ownData.deleteAccount(principal, body, client.locale)
  return { deleted: true as const }
})
