import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract/access"
import * as addressChange from "./service/address-change"
import * as addressLinks from "./service/address-links"
import * as confirmation from "./service/confirm"

export const getConfirmationHandler = handler(contract.getConfirmation, ({ scope, principal }) =>
  confirmation.state(scope, principal),
)

export const confirmSignInHandler = handler(contract.confirmSignIn, ({ principal, client, body }) =>
  confirmation.confirm(principal, body, client.locale),
)

export const getAddressChangeHandler = handler(contract.getAddressChange, async ({ scope }) => ({
  change: await addressChange.pending(scope),
}))

export const resendAddressChangeHandler = handler(contract.resendAddressChange, async ({ scope, client }) => ({
  change: await addressChange.resend(scope, client.locale),
}))

export const cancelAddressChangeHandler = handler(contract.cancelAddressChange, async ({ scope }) => {
  await addressChange.cancel(scope)
  return { change: null }
})

export const checkAddressLinkHandler = handler(contract.checkAddressLink, ({ query }) =>
  addressLinks.check(query.token),
)

export const confirmAddressHandler = handler(contract.confirmAddress, ({ body, client }) =>
  addressLinks.confirm(body.token, client.locale),
)

export const undoAddressHandler = handler(contract.undoAddress, ({ body, client }) =>
  addressLinks.undo(body.token, client.locale),
)
