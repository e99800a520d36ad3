import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { sendsMail } from "@/lib/core/outbox/schema"
import { forgotBody, linkQuery, linkState, loginForm, refreshBody, registerBody, resetBody } from "./schema"
import { registered, tokens } from "./schema/session"

export const login = endpoint({
  method: "POST",
  path: "/jwt/login",
  summary: "Sign in with e-mail and password",
  description:
    "A wrong e-mail or password answers 400 with `error.email`. Both tokens live ten minutes. An account with two-step sign-in answers 401 `two_step_required` until the request includes `code`: six digits from the authenticator app, or a recovery code. Each code works once; a wrong or used one answers 401 `two_step_invalid`. Failed attempts are limited per account and network. Many failures from different networks slow an account down but never lock it.",
  refusals: {
    401: "The password is correct, but the second step is missing (`two_step_required`) or wrong (`two_step_invalid`)",
  },
  can: "public",
  body: loginForm,
  response: tokens,
  rateLimit: { by: "service" },
})

export const register = endpoint({
  method: "POST",
  path: "/jwt/register",
  summary: "Register and create a workspace",
  description:
    "An e-mail or username in use answers 200 with an `error` object that always has both keys. The operator decides who may register (`REGISTRATION`): anyone, only people with an `invitation` to their address, or nobody (403).",
  can: "public",
  body: registerBody,
  response: registered,
  rateLimit: {},
})

export const refresh = endpoint({
  method: "POST",
  path: "/jwt/refresh-token",
  summary: "Exchange a refresh token for a new pair",
  description: "A refresh token works once. Reusing it more than ten seconds later ends the whole sign-in.",
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
  whileViewing: true,
  transaction: "none",
  response: z.object({ ended: z.int() }),
})

export const logoutEverywhere = endpoint({
  method: "POST",
  path: "/jwt/logout-everywhere",
  summary: "End every sign-in of the caller",
  can: ["read", "Auth"],
  changes: { calls: [] },
  whileViewing: true,
  transaction: "none",
  response: z.object({ ended: z.int() }),
})

export const forgotPassword = endpoint({
  method: "POST",
  path: "/jwt/forgot-password",
  summary: "E-mail a link for setting a new password",
  description:
    "The response is the same whether or not the address has an account. `sendsMail` is false if the server has no mail server; the link is then only in its log.",
  can: "public",
  body: forgotBody,
  response: z.object({ email: z.string(), sendsMail }),
  rateLimit: {},
})

export const checkLink = endpoint({
  method: "GET",
  path: "/jwt/link",
  summary: "Whether an e-mailed link still works, and for which account",
  can: "public",
  query: linkQuery,
  response: linkState,
})

export const resetPassword = endpoint({
  method: "POST",
  path: "/jwt/reset-password",
  summary: "Set a password with an e-mailed link; ends every sign-in of the account",
  can: "public",
  body: resetBody,
  response: z.object({ email: z.string() }),
  rateLimit: { counts: "failures" },
})
