import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import * as schema from "./schema"

const changes = { calls: ["/account-setting/two-step", "/apps/chat/users/"], to: "self" } as const
/** Hashing the password takes its time. */
const asksPassword = { can: ["update", "Account"], transaction: "none", rateLimit: {} } as const

export const getTwoStep = endpoint({
  method: "GET",
  path: "/account-setting/two-step",
  summary: "Whether the caller signs in in two steps",
  can: ["read", "Account"],
  response: schema.twoStepState,
})

export const beginTwoStep = endpoint({
  method: "POST",
  path: "/account-setting/begin-two-step",
  summary: "Make a secret for the caller's authenticator app",
  description:
    "Nothing is asked for at sign-in until `confirm-two-step` was called. Called again it makes another one.",
  ...asksPassword,
  changes: { calls: [] },
  body: schema.passwordForm,
  response: schema.setup,
})

export const confirmTwoStep = endpoint({
  method: "POST",
  path: "/account-setting/confirm-two-step",
  summary: "Switch two-step sign-in on with a first code of the app",
  description:
    "Answers ten recovery codes, each good for one sign-in; they are never shown again. Sign-ins elsewhere end. The code itself does not sign in a second time.",
  can: ["update", "Account"],
  rateLimit: {},
  changes,
  body: schema.codeForm,
  response: z.object({ recoveryCodes: schema.recoveryCodes, ended: z.int() }),
})

export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/account-setting/renew-recovery-codes",
  summary: "Give the caller ten new recovery codes; the old ones end",
  ...asksPassword,
  confirmed: true,
  changes,
  body: schema.passwordForm,
  response: z.object({ recoveryCodes: schema.recoveryCodes }),
})

export const switchOffTwoStep = endpoint({
  method: "POST",
  path: "/account-setting/switch-off-two-step",
  summary: "Switch two-step sign-in off, with the password",
  ...asksPassword,
  confirmed: true,
  changes,
  body: schema.passwordForm,
  response: schema.twoStepState,
})

export const resetTwoStep = endpoint({
  method: "POST",
  path: "/apps/users/reset-two-step",
  summary: "Switch somebody's two-step sign-in off, for one who lost phone and recovery codes",
  description: "The person is told by mail. One's own is switched off in the account settings, with the password.",
  can: ["manage", "all"],
  confirmed: true,
  body: z.object({ id }),
  response: z.object({ id: z.int() }),
})
