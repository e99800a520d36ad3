// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addPasskey: EndpointReference<typeof contract.addPasskey> = { method: "POST", path: "/api/v1/passkeys" }
export const listPasskeys: EndpointReference<typeof contract.listPasskeys> = { method: "GET", path: "/api/v1/passkeys" }
export const passkeyConfirmationOptions: EndpointReference<typeof contract.passkeyConfirmationOptions> = {
  method: "POST",
  path: "/api/v1/passkeys/confirmation-options",
}
export const passkeyRegistrationOptions: EndpointReference<typeof contract.passkeyRegistrationOptions> = {
  method: "POST",
  path: "/api/v1/passkeys/registration-options",
}
export const passkeySignInOptions: EndpointReference<typeof contract.passkeySignInOptions> = {
  method: "POST",
  path: "/api/v1/passkeys/sign-in-options",
}
export const removePasskey: EndpointReference<typeof contract.removePasskey> = {
  method: "DELETE",
  path: "/api/v1/passkeys/{id}",
}
export const renamePasskey: EndpointReference<typeof contract.renamePasskey> = {
  method: "PATCH",
  path: "/api/v1/passkeys/{id}",
}
