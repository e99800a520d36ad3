// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as access from "./contract/access"
import type * as data from "./contract/data"
import type * as settings from "./contract/settings"

export const cancelAddressChange: EndpointReference<typeof access.cancelAddressChange> = {
  method: "POST",
  path: "/account-setting/cancel-address-change",
}
export const changePassword: EndpointReference<typeof access.changePassword> = {
  method: "POST",
  path: "/account-setting/change-password",
}
export const checkAddressLink: EndpointReference<typeof access.checkAddressLink> = {
  method: "GET",
  path: "/account-setting/address-link",
}
export const confirmAddress: EndpointReference<typeof access.confirmAddress> = {
  method: "POST",
  path: "/account-setting/confirm-address",
}
export const confirmSignIn: EndpointReference<typeof access.confirmSignIn> = {
  method: "POST",
  path: "/account-setting/confirm",
}
export const getAddressChange: EndpointReference<typeof access.getAddressChange> = {
  method: "GET",
  path: "/account-setting/address-change",
}
export const getConfirmation: EndpointReference<typeof access.getConfirmation> = {
  method: "GET",
  path: "/account-setting/confirm",
}
export const getUsage: EndpointReference<typeof access.getUsage> = { method: "GET", path: "/account-setting/usage" }
export const resendAddressChange: EndpointReference<typeof access.resendAddressChange> = {
  method: "POST",
  path: "/account-setting/resend-address-change",
}
export const undoAddress: EndpointReference<typeof access.undoAddress> = {
  method: "POST",
  path: "/account-setting/undo-address",
}
export const clearSamples: EndpointReference<typeof data.clearSamples> = {
  method: "POST",
  path: "/account-setting/clear-samples",
}
export const deleteAccount: EndpointReference<typeof data.deleteAccount> = {
  method: "POST",
  path: "/account-setting/delete-account",
}
export const exportArchive: EndpointReference<typeof data.exportArchive> = {
  method: "GET",
  path: "/account-setting/export-archive",
}
export const exportOwnData: EndpointReference<typeof data.exportOwnData> = {
  method: "GET",
  path: "/account-setting/export",
}
export const getDeletion: EndpointReference<typeof data.getDeletion> = {
  method: "GET",
  path: "/account-setting/deletion",
}
export const endSignIn: EndpointReference<typeof settings.endSignIn> = {
  method: "POST",
  path: "/account-setting/end-sign-in",
}
export const getAccountSetting: EndpointReference<typeof settings.getAccountSetting> = {
  method: "GET",
  path: "/account-setting/data",
}
export const getPreferences: EndpointReference<typeof settings.getPreferences> = {
  method: "GET",
  path: "/account-setting/preferences",
}
export const listSignIns: EndpointReference<typeof settings.listSignIns> = {
  method: "GET",
  path: "/account-setting/sign-ins",
}
export const removeOwnAvatar: EndpointReference<typeof settings.removeOwnAvatar> = {
  method: "DELETE",
  path: "/account-setting/avatar",
}
export const setOwnAvatar: EndpointReference<typeof settings.setOwnAvatar> = {
  method: "POST",
  path: "/account-setting/avatar",
}
export const updateConnections: EndpointReference<typeof settings.updateConnections> = {
  method: "POST",
  path: "/account-setting/update-connections",
}
export const updateGeneral: EndpointReference<typeof settings.updateGeneral> = {
  method: "POST",
  path: "/account-setting/update-general",
}
export const updateInfo: EndpointReference<typeof settings.updateInfo> = {
  method: "POST",
  path: "/account-setting/update-info",
}
export const updateNotifications: EndpointReference<typeof settings.updateNotifications> = {
  method: "POST",
  path: "/account-setting/update-notifications",
}
export const updatePreferences: EndpointReference<typeof settings.updatePreferences> = {
  method: "POST",
  path: "/account-setting/update-preferences",
}
export const updateSetUp: EndpointReference<typeof settings.updateSetUp> = {
  method: "POST",
  path: "/account-setting/update-set-up",
}
export const updateSocial: EndpointReference<typeof settings.updateSocial> = {
  method: "POST",
  path: "/account-setting/update-social",
}
export const updateTour: EndpointReference<typeof settings.updateTour> = {
  method: "POST",
  path: "/account-setting/update-tour",
}
