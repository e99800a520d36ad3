// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const changePassword: EndpointReference<typeof contract.changePassword> = {
  method: "POST",
  path: "/account-setting/change-password",
}
export const clearSamples: EndpointReference<typeof contract.clearSamples> = {
  method: "POST",
  path: "/account-setting/clear-samples",
}
export const deleteAccount: EndpointReference<typeof contract.deleteAccount> = {
  method: "POST",
  path: "/account-setting/delete-account",
}
export const endSignIn: EndpointReference<typeof contract.endSignIn> = {
  method: "POST",
  path: "/account-setting/end-sign-in",
}
export const exportOwnData: EndpointReference<typeof contract.exportOwnData> = {
  method: "GET",
  path: "/account-setting/export",
}
export const getAccountSetting: EndpointReference<typeof contract.getAccountSetting> = {
  method: "GET",
  path: "/account-setting/data",
}
export const getPreferences: EndpointReference<typeof contract.getPreferences> = {
  method: "GET",
  path: "/account-setting/preferences",
}
export const listSignIns: EndpointReference<typeof contract.listSignIns> = {
  method: "GET",
  path: "/account-setting/sign-ins",
}
export const removeOwnAvatar: EndpointReference<typeof contract.removeOwnAvatar> = {
  method: "DELETE",
  path: "/account-setting/avatar",
}
export const setOwnAvatar: EndpointReference<typeof contract.setOwnAvatar> = {
  method: "POST",
  path: "/account-setting/avatar",
}
export const updateConnections: EndpointReference<typeof contract.updateConnections> = {
  method: "POST",
  path: "/account-setting/update-connections",
}
export const updateGeneral: EndpointReference<typeof contract.updateGeneral> = {
  method: "POST",
  path: "/account-setting/update-general",
}
export const updateInfo: EndpointReference<typeof contract.updateInfo> = {
  method: "POST",
  path: "/account-setting/update-info",
}
export const updateNotifications: EndpointReference<typeof contract.updateNotifications> = {
  method: "POST",
  path: "/account-setting/update-notifications",
}
export const updatePreferences: EndpointReference<typeof contract.updatePreferences> = {
  method: "POST",
  path: "/account-setting/update-preferences",
}
export const updateSocial: EndpointReference<typeof contract.updateSocial> = {
  method: "POST",
  path: "/account-setting/update-social",
}
export const updateTour: EndpointReference<typeof contract.updateTour> = {
  method: "POST",
  path: "/account-setting/update-tour",
}
