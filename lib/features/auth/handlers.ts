import { countSignIns } from "@/lib/core/auth/count-sign-ins"
import { handler } from "@/lib/core/http/handler"
import { translator } from "@/lib/core/i18n/translator"
import * as contract from "./contract"
import * as links from "./links"
import { refuseWeak, refuseWeakWithLink } from "./service/passwords"
import { refresh } from "./service/refresh"
import * as registration from "./service/register"
import { requireOpenRegistration } from "./service/registration"
import { login } from "./service/sign-in"
import { logout } from "./service/sign-out"

export const loginHandler = countSignIns(
  handler(contract.login, ({ body, client }) => login(body.email, body.password, client, body.code)),
)

export const registerHandler = handler(contract.register, async ({ body, client }) => {
  requireOpenRegistration()
  await refuseWeak(body.password, body)
  const taken = await registration.inUse(body)
  if (taken.email || taken.username) {
    const t = await translator(client.locale, "errors")
    const error = { email: taken.email ? t("emailTaken") : null, username: taken.username ? t("usernameTaken") : null }
    return { error }
  }
  const { userData, accessToken } = await registration.register(body, client)
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
  return { email: body.email }
})

export const checkLinkHandler = handler(contract.checkLink, ({ query }) => links.check(query.token))

export const resetPasswordHandler = handler(contract.resetPassword, async ({ body, client }) => {
  await refuseWeakWithLink(body.token, body.password)
  return links.reset(body.token, body.password, client.locale)
})
