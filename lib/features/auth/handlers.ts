import { countSignIns } from "@/lib/core/auth/count-sign-ins"
import { violatedConstraint } from "@/lib/core/db/sqlstate"
import { handler } from "@/lib/core/http/handler"
import type { Locale } from "@/lib/core/i18n/locales"
import { translator } from "@/lib/core/i18n/translator"
import { sendsMail } from "@/lib/core/outbox/queue"
import * as contract from "./contract"
import * as links from "./service/links"
import { rejectWeakPassword, rejectWeakPasswordWithLink } from "./service/passwords"
import { refresh } from "./service/refresh"
import * as registration from "./service/register"
import { requireOpenRegistration } from "./service/registration"
import { login } from "./service/sign-in"
import { logout } from "./service/sign-out"

export const loginHandler = countSignIns(
  handler(contract.login, ({ body, client }) => login(body.email, body.password, client, body.code)),
)

/** Returns the error for an e-mail or username in use; undefined if both are free. */
async function clashOf(body: registration.Registration, locale: Locale) {
  const taken = await registration.inUse(body)
  if (!taken.email && !taken.username) return undefined
  const t = await translator(locale, "errors")
  const error = { email: taken.email ? t("emailTaken") : null, username: taken.username ? t("usernameTaken") : null }
  return { error }
}

export const registerHandler = handler(contract.register, async ({ body, client }) => {
  requireOpenRegistration()
  await rejectWeakPassword(body.password, body)
  const clash = await clashOf(body, client.locale)
  if (clash) return clash
  let registered: Awaited<ReturnType<typeof registration.register>>
  try {
    registered = await registration.register(body, client)
  } catch (error) {
    // Somebody else may have registered with the same e-mail since.
    const lost = violatedConstraint(error) && (await clashOf(body, client.locale))
    if (lost) return lost
    throw error
  }
  const { userData, accessToken } = registered
  const { extras: _, ...user } = userData
  return { user, accessToken }
})

export const refreshHandler = handler(contract.refresh, ({ body, client }) => refresh(body.refreshToken, { client }))

export const logoutHandler = handler(contract.logout, async ({ principal, client }) => ({
  ended: await logout(principal, false, client),
}))

export const logoutEverywhereHandler = handler(contract.logoutEverywhere, async ({ principal, client }) => ({
  ended: await logout(principal, true, client),
}))

export const forgotPasswordHandler = handler(contract.forgotPassword, async ({ body, client }) => {
  links.forgot(body.email, client.locale)
  return { email: body.email, sendsMail: sendsMail() }
})

export const checkLinkHandler = handler(contract.checkLink, ({ query }) => links.check(query.token))

export const resetPasswordHandler = handler(contract.resetPassword, async ({ body, client }) => {
  await rejectWeakPasswordWithLink(body.token, body.password)
  return links.reset(body.token, body.password, client.locale)
})
