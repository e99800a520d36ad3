import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as setup from "./service/setup"

export const getTwoStepHandler = handler(contract.getTwoStep, ({ scope }) => setup.state(scope))

export const beginTwoStepHandler = handler(contract.beginTwoStep, ({ principal, body }) =>
  setup.begin(principal, body.password),
)

export const confirmTwoStepHandler = handler(contract.confirmTwoStep, ({ scope, principal, client, body }) =>
  setup.confirm(scope, principal, body.code, client.locale),
)

export const renewRecoveryCodesHandler = handler(contract.renewRecoveryCodes, async ({ principal, body }) => ({
  recoveryCodes: await setup.renewRecoveryCodes(principal, body.password),
}))

export const switchOffTwoStepHandler = handler(contract.switchOffTwoStep, ({ principal, client, body }) =>
  setup.switchOff(principal, body.password, client.locale),
)

export const resetTwoStepHandler = handler(contract.resetTwoStep, async ({ scope, principal, client, body }) => ({
  id: await setup.reset(scope, principal, body.id, client.locale),
}))
