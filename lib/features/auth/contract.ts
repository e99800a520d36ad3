import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import {
  forgotBody,
  linkQuery,
  linkState,
  loginForm,
  refreshBody,
  registerBody,
  registered,
  resetBody,
  tokens,
} from "./schema"

export const login = endpoint({
  method: "POST",
  path: "/jwt/login",
  summary: "Sign in with e-mail and password",
  description:
    "No match answers 400 with `error.email`. Both tokens live ten minutes. An account with two-step sign-in answers 401 with the code `two_step_required` until the call is made again with `code`: six digits of the authenticator app, or a recovery code. Each is good once. A wrong or used one answers 401 with the code `two_step_invalid`. Wrong tries are counted by account and network together, and many from everywhere slow an account down without closing it.",
  refusals: {
    401: "The password is right and the second step is missing (`two_step_required`) or wrong (`two_step_invalid`)",
  },
  can: "public",
  body: loginForm,
  response: tokens,
  rateLimit: { by: "service" },
})

export const register = endpoint({
  method: "POST",
  path: "/jwt/register",
  summary: "Register, with a workspace of one's own",
  description:
    "An e-mail or username in use answers 200 with an `error` object whose two keys are always there. The operator decides who may register (`REGISTRATION`): anybody, somebody with an `invitation` to this address, or nobody (403).",
  can: "public",
  body: registerBody,
  response: registered,
  rateLimit: {},
})

export const refresh = endpoint({
  method: "POST",
  path: "/jwt/refresh-token",
  summary: "Exchange a refresh token for a new pair",
  description: "A refresh token is used once. Used again later than ten seconds it ends the whole sign-in.",
  can: "public",
  body: refreshBody,
  response: tokens,
  rateLimit: { counts: "failures" },
})

export const logout = endpoint({
  method: "POST",
  path: "/jwt/logout",
  summary: "End this sign-in",
  can: ["read", "Auth"],
  changes: { calls: [] },
  transaction: "none",
  response: z.object({ ended: z.int() }),
})

export const logoutEverywhere = endpoint({
  method: "POST",
  path: "/jwt/logout-everywhere",
  summary: "End every sign-in of the caller",
  can: ["read", "Auth"],
  changes: { calls: [] },
  transaction: "none",
  response: z.object({ ended: z.int() }),
})

export const forgotPassword = endpoint({
  method: "POST",
  path: "/jwt/forgot-password",
  summary: "Mail a link to set a new password",
  description: "Answers the same whether or not the address has an account.",
  can: "public",
  body: forgotBody,
  response: z.object({ email: z.string() }),
  rateLimit: {},
})

export const checkLink = endpoint({
  method: "GET",
  path: "/jwt/link",
  summary: "Whether a mailed link still works, and for whom",
  can: "public",
  query: linkQuery,
  response: linkState,
})

export const resetPassword = endpoint({
  method: "POST",
  path: "/jwt/reset-password",
  summary: "Set a password with a mailed link; ends every sign-in of the account",
  can: "public",
  body: resetBody,
  response: z.object({ email: z.string() }),
  rateLimit: { counts: "failures" },
})
