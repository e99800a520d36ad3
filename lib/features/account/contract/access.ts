import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "../schema"

// Confirming a sign-in, and changing the address one signs in with.

export const getConfirmation = endpoint({
  method: "GET",
  path: "/account-setting/confirm",
  summary: "How the caller confirms their sign-in, and until when they have",
  can: ["read", "Auth"],
  varyBy: "session",
  response: schema.confirmation,
})

export const confirmSignIn = endpoint({
  method: "POST",
  path: "/account-setting/confirm",
  summary: "Confirm that the one at the keys is the one who signed in",
  description:
    "By `code` where two-step sign-in is on (six digits of the app, or a recovery code; each is good once), else by `password`. It counts for ten minutes and for this sign-in, whether that is a browser's or a program's with bearer tokens; signing in itself doesn't count. Calls that answer 403 with the code `confirmation_required` are then made again. Wrong tries are counted by sign-in (429).",
  can: ["read", "Auth"],
  changes: { calls: [] },
  body: schema.confirmBody,
  response: z.object({ confirmedUntil: z.iso.datetime() }),
  transaction: "none",
  rateLimit: {},
})

export const getUsage = endpoint({
  method: "GET",
  path: "/account-setting/usage",
  summary: "How much of their limits the caller and the workspace have used",
  description:
    "Mail counts recipients outside the workspace over 24 hours; `sends` is false without a mail server. Files are in bytes: all of the workspace's, and what the caller uploaded within 24 hours. Rows are counted anew when the last count is older than five minutes.",
  can: ["read", "Account"],
  response: schema.usage,
  transaction: "none",
})

export const getAddressChange = endpoint({
  method: "GET",
  path: "/account-setting/address-change",
  summary: "The caller's change of address that waits to be confirmed",
  description:
    "`mustConfirm` says that the caller has to confirm their present address before they mail people outside.",
  can: ["read", "Account"],
  response: schema.addressState,
})

export const resendAddressChange = endpoint({
  method: "POST",
  path: "/account-setting/resend-address-change",
  summary: "Mail the links of the caller's pending change of address again",
  description:
    "Without one, mails the link that confirms the present address, if it is not confirmed. The links of earlier mails stop working. At most five such mails go out in an hour (429).",
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
  summary: "What a mailed link about a change of address still does",
  can: "public",
  query: schema.addressToken,
  response: schema.addressLink,
})

export const confirmAddress = endpoint({
  method: "POST",
  path: "/account-setting/confirm-address",
  summary: "Confirm a new address, or the present one, with the link mailed to it",
  can: "public",
  body: schema.addressToken,
  response: z.object({ email: z.string() }),
  rateLimit: {},
})

export const undoAddress = endpoint({
  method: "POST",
  path: "/account-setting/undo-address",
  summary: "Refuse or undo a change of address, with the link mailed to the old one",
  description:
    "Works while the change waits and for seven days after it took effect. The old address is valid again, every sign-in ends, the password stops working, and a link to set a new one is mailed to the old address.",
  can: "public",
  body: schema.addressToken,
  response: z.object({ email: z.string() }),
  rateLimit: {},
})
