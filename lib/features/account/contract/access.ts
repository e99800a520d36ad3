import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "../schema"

// Confirming a sign-in, and changing the password and the sign-in address.

export const getConfirmation = endpoint({
  method: "GET",
  path: "/account-setting/confirm",
  summary: "How the caller confirms their sign-in, and how long the last confirmation is valid",
  can: ["read", "Auth"],
  varyBy: "session",
  response: schema.confirmation,
})

export const confirmSignIn = endpoint({
  method: "POST",
  path: "/account-setting/confirm",
  summary: "Confirm the current sign-in with a passkey, code or password",
  description:
    "Send `passkey`, the browser's response to `/api/v1/passkeys/confirmation-options`; or `code` if two-step sign-in is on (six digits from the app, or a recovery code; each works once). `password` is enough only for callers with neither. The confirmation lasts ten minutes and covers this sign-in only, whether it belongs to a browser or to a program with bearer tokens. Signing in doesn't count as a confirmation. Afterwards repeat the request that answered 403 `confirmation_required`. Failed attempts are limited per sign-in (429).",
  can: ["read", "Auth"],
  changes: { calls: [] },
  body: schema.confirmBody,
  response: z.object({ confirmedUntil: z.iso.datetime() }),
  transaction: "none",
  rateLimit: {},
})

export const changePassword = endpoint({
  method: "POST",
  path: "/account-setting/change-password",
  summary: "Change the caller's password; ends their sign-ins elsewhere",
  description:
    "`password` is the current one. Callers with two-step sign-in or a passkey need a confirmed sign-in as well (403 `confirmation_required`). Password reset links that were already sent stop working.",
  can: ["read", "Auth"],
  changes: { to: "self" },
  body: schema.changePasswordBody,
  response: z.object({ ended: z.int() }),
  transaction: "none",
  rateLimit: {},
})

export const getUsage = endpoint({
  method: "GET",
  path: "/account-setting/usage",
  summary: "How much of their limits the caller and the workspace have used",
  description:
    "Mail counts recipients outside the workspace over 24 hours; `sends` is false without a mail server. Files are in bytes: all of the workspace's, and what the caller uploaded within 24 hours. Rows are counted again if the last count is older than five minutes.",
  can: ["read", "Account"],
  response: schema.usage,
  transaction: "none",
})

export const getAddressChange = endpoint({
  method: "GET",
  path: "/account-setting/address-change",
  summary: "The caller's pending change of address",
  description:
    "`sendsMail`: a mail server is set up; otherwise the links are only in the server's log. `mustConfirm`: the caller has to confirm their current address before they can send mail outside the workspace.",
  can: ["read", "Account"],
  response: schema.addressState,
})

export const resendAddressChange = endpoint({
  method: "POST",
  path: "/account-setting/resend-address-change",
  summary: "Resend the links of the caller's pending change of address",
  description:
    "Without a pending change, sends the link that confirms the current address, unless it is confirmed. Links from earlier e-mails stop working. At most five are sent per hour (429).",
  can: ["update", "Account"],
  changes: { calls: ["/account-setting/address-change"], to: "self" },
  response: schema.addressState,
})

export const cancelAddressChange = endpoint({
  method: "POST",
  path: "/account-setting/cancel-address-change",
  summary: "Cancel the caller's pending change of address",
  can: ["update", "Account"],
  changes: { calls: ["/account-setting/address-change"], to: "self" },
  response: z.object({ change: z.null() }),
})

export const checkAddressLink = endpoint({
  method: "GET",
  path: "/account-setting/address-link",
  summary: "Show what an e-mailed link about a change of address can still do",
  can: "public",
  query: schema.addressToken,
  response: schema.addressLink,
})

export const confirmAddress = endpoint({
  method: "POST",
  path: "/account-setting/confirm-address",
  summary: "Confirm a new address, or the current one, with the link e-mailed to it",
  can: "public",
  body: schema.addressToken,
  response: z.object({ email: z.string() }),
  rateLimit: {},
})

export const undoAddress = endpoint({
  method: "POST",
  path: "/account-setting/undo-address",
  summary: "Refuse or undo a change of address with the link e-mailed to the old address",
  description:
    "Works while the change is pending and for seven days after it took effect. Restores the old address, ends every sign-in, invalidates the password, and e-mails a link for setting a new one to the old address.",
  can: "public",
  body: schema.addressToken,
  response: z.object({ email: z.string() }),
  rateLimit: {},
})
