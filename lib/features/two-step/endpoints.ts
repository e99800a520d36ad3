// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const beginTwoStep: EndpointReference<typeof contract.beginTwoStep> = {
  method: "POST",
  path: "/account-setting/begin-two-step",
}
export const confirmTwoStep: EndpointReference<typeof contract.confirmTwoStep> = {
  method: "POST",
  path: "/account-setting/confirm-two-step",
}
export const getTwoStep: EndpointReference<typeof contract.getTwoStep> = {
  method: "GET",
  path: "/account-setting/two-step",
}
export const renewRecoveryCodes: EndpointReference<typeof contract.renewRecoveryCodes> = {
  method: "POST",
  path: "/account-setting/renew-recovery-codes",
}
export const resetTwoStep: EndpointReference<typeof contract.resetTwoStep> = {
  method: "POST",
  path: "/apps/users/reset-two-step",
}
export const switchOffTwoStep: EndpointReference<typeof contract.switchOffTwoStep> = {
  method: "POST",
  path: "/account-setting/switch-off-two-step",
}
