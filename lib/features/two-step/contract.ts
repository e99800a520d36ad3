import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import * as schema from "./schema"

const changes = { calls: ["/account-setting/two-step", "/apps/chat/users/"], to: "self" } as const
/** Without a transaction, because hashing the password is slow. */
const asksPassword = { can: ["read", "Auth"], transaction: "none", rateLimit: {} } as const

export const getTwoStep = endpoint({
  method: "GET",
  path: "/account-setting/two-step",
  summary: "Whether the caller uses two-step sign-in",
  can: ["read", "Auth"],
  response: schema.twoStepState,
})

export const beginTwoStep = endpoint({
  method: "POST",
  path: "/account-setting/begin-two-step",
  summary: "Create a secret for the caller's authenticator app",
  description: "Sign-in doesn't ask for a code until `confirm-two-step` was called. Another call replaces the secret.",
  ...asksPassword,
  changes: { calls: [] },
  body: schema.passwordForm,
  response: schema.setup,
})

export const confirmTwoStep = endpoint({
  method: "POST",
  path: "/account-setting/confirm-two-step",
  summary: "Turn two-step sign-in on with a first code from the app",
  description:
    "Returns ten recovery codes, each valid for one sign-in; they are never shown again. Ends all other sign-ins of the caller. The code can't be used again to sign in.",
  can: ["read", "Auth"],
  rateLimit: {},
  changes,
  body: schema.codeForm,
  response: z.object({ recoveryCodes: schema.recoveryCodes, ended: z.int() }),
})

export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/account-setting/renew-recovery-codes",
  summary: "Replace the caller's recovery codes with ten new ones",
  ...asksPassword,
  confirmed: true,
  changes,
  body: schema.passwordForm,
  response: z.object({ recoveryCodes: schema.recoveryCodes }),
})

export const switchOffTwoStep = endpoint({
  method: "POST",
  path: "/account-setting/switch-off-two-step",
  summary: "Turn two-step sign-in off; requires the password",
  ...asksPassword,
  confirmed: true,
  changes,
  body: schema.passwordForm,
  response: schema.twoStepState,
})

export const resetTwoStep = endpoint({
  method: "POST",
  path: "/apps/users/reset-two-step",
  summary: "Turn off two-step sign-in and remove the passkeys of a user who has lost their phone and recovery codes",
  description:
    "The user is notified by e-mail. Administrators turn off their own two-step sign-in in the account settings, with the password.",
  can: ["manage", "all"],
  confirmed: true,
  body: z.object({ id }),
  response: z.object({ id: z.int() }),
})
