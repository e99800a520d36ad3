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

export const getAddressChange = endpoint({
  method: "GET",
  path: "/account-setting/address-change",
  summary: "The caller's change of address that waits to be confirmed",
  can: ["read", "Account"],
  response: z.object({ change: schema.pendingAddress.nullable() }),
})

export const resendAddressChange = endpoint({
  method: "POST",
  path: "/account-setting/resend-address-change",
  summary: "Mail the links of the caller's pending change of address again",
  description: "Those of the earlier mails stop working. At most five such mails go out in an hour (429).",
  can: ["update", "Account"],
  changes: { calls: ["/account-setting/address-change"], to: "self" },
  response: z.object({ change: schema.pendingAddress.nullable() }),
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
  summary: "Make a new address valid, with the link mailed to it",
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
