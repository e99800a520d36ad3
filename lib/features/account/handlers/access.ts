import { handler } from "@/lib/core/http/handler"
import * as contract from "../contract/access"
import * as addressChange from "../service/address-change"
import * as addressLinks from "../service/address-links"
import * as confirmation from "../service/confirm"
import { changePassword } from "../service/settings"
import { usage } from "../service/usage"

export const getConfirmationHandler = handler(contract.getConfirmation, ({ scope, principal }) =>
  confirmation.state(scope, principal),
)

export const confirmSignInHandler = handler(contract.confirmSignIn, ({ principal, client, body }) =>
  confirmation.confirm(principal, body, client.locale),
)

export const changePasswordHandler = handler(contract.changePassword, async ({ principal, client, body }) => ({
  ended: await changePassword(principal, body.password, body.newPassword, client.locale),
}))

export const getUsageHandler = handler(contract.getUsage, ({ scope: actor }) => usage(actor))

export const getAddressChangeHandler = handler(contract.getAddressChange, ({ scope, principal }) =>
  addressChange.pending(scope, principal),
)

export const resendAddressChangeHandler = handler(contract.resendAddressChange, ({ scope, principal, client }) =>
  addressChange.resend(scope, principal, client.locale),
)

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
