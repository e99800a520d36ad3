import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as options from "./service/options"
import * as registration from "./service/registration"

export const listPasskeysHandler = handler(contract.listPasskeys, ({ scope, query }) =>
  registration.list(scope, query.page, query.perPage),
)

export const passkeyRegistrationOptionsHandler = handler(
  contract.passkeyRegistrationOptions,
  async ({ scope, principal }) => ({ ...(await registration.registrationOptions(scope, principal)) }),
)

export const addPasskeyHandler = handler(contract.addPasskey, ({ principal, body, client }) =>
  registration.register(principal, body, client),
)

export const renamePasskeyHandler = handler(contract.renamePasskey, ({ scope, params, body }) =>
  registration.rename(scope, params.id, body.name),
)

export const removePasskeyHandler = handler(contract.removePasskey, ({ scope, params, client }) =>
  registration.remove(scope, params.id, client.locale),
)

export const passkeySignInOptionsHandler = handler(contract.passkeySignInOptions, async ({ client }) => ({
  ...(await options.signInOptions(client)),
}))

export const passkeyConfirmationOptionsHandler = handler(
  contract.passkeyConfirmationOptions,
  async ({ scope, principal }) => ({ ...(await options.confirmationOptions(scope, principal)) }),
)
