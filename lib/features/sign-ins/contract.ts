import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { activityPage, activityQuery, device, userActivityQuery } from "./schema"

const outcomes =
  "Each `outcome` is `registered`, `signed_in`, `wrong_password`, `code_missing`, `code_wrong`, `passkey_wrong`, `limited`, `refresh_reused`, `signed_out` or `ended`; for `ended`, `endedBy` says who ended it."

export const listSignInActivity = endpoint({
  method: "GET",
  path: "/account-setting/sign-in-activity",
  summary: "The caller's sign-ins and failed attempts at their account, newest first",
  description: outcomes,
  can: ["read", "Auth"],
  query: activityQuery,
  response: activityPage,
})

export const listUserSignInActivity = endpoint({
  method: "GET",
  path: "/api/users/sign-in-activity",
  summary: "A user's sign-ins and failed attempts at their account, newest first",
  description: outcomes,
  can: ["manage", "all"],
  query: userActivityQuery,
  response: activityPage,
})

export const listKnownDevices = endpoint({
  method: "GET",
  path: "/account-setting/devices",
  summary: "The devices that the caller has signed in from, most recently used first",
  description: "A browser is recognised by a cookie, a program by its user agent and network.",
  can: ["read", "Auth"],
  // The response differs by browser, so it must not be cached per user.
  transaction: "none",
  response: z.object({ devices: z.array(device) }),
})

export const forgetKnownDevice = endpoint({
  method: "POST",
  path: "/account-setting/forget-device",
  summary: "Forget one of the caller's devices",
  description: "The device stays signed in. Its next sign-in counts as one from a new device.",
  can: ["read", "Auth"],
  changes: { to: "self" },
  body: z.object({ id: z.uuid() }),
  response: z.object({ id: z.uuid() }),
})
