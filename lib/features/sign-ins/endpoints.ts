// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const forgetKnownDevice: EndpointReference<typeof contract.forgetKnownDevice> = {
  method: "POST",
  path: "/account-setting/forget-device",
}
export const listKnownDevices: EndpointReference<typeof contract.listKnownDevices> = {
  method: "GET",
  path: "/account-setting/devices",
}
export const listSignInActivity: EndpointReference<typeof contract.listSignInActivity> = {
  method: "GET",
  path: "/account-setting/sign-in-activity",
}
export const listUserSignInActivity: EndpointReference<typeof contract.listUserSignInActivity> = {
  method: "GET",
  path: "/api/users/sign-in-activity",
}
