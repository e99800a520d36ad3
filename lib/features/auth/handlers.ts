import { handler } from "@/lib/core/http/handler"
import { translator } from "@/lib/core/i18n/translator"
import * as contract from "./contract"
import * as links from "./links"
import { requireOpenRegistration } from "./registration"
import * as service from "./service"

export const loginHandler = handler(contract.login, ({ body, client }) =>
  service.login(body.email, body.password, client, body.code),
)

export const registerHandler = handler(contract.register, async ({ body, client }) => {
  requireOpenRegistration()
  const taken = await service.inUse(body)
  if (taken.email || taken.username) {
    const t = await translator(client.locale, "errors")
    const error = { email: taken.email ? t("emailTaken") : null, username: taken.username ? t("usernameTaken") : null }
    return { error }
  }
  const { userData, accessToken } = await service.register(body, client)
  const { extras: _, ...user } = userData
  return { user, accessToken }
})

export const refreshHandler = handler(contract.refresh, ({ body }) => service.refresh(body.refreshToken))

export const logoutHandler = handler(contract.logout, async ({ principal }) => ({
  ended: await service.logout(principal, false),
}))

export const logoutEverywhereHandler = handler(contract.logoutEverywhere, async ({ principal }) => ({
  ended: await service.logout(principal, true),
}))

export const forgotPasswordHandler = handler(contract.forgotPassword, async ({ body, client }) => {
  links.forgot(body.email, client.locale)
  return { email: body.email }
})

export const checkLinkHandler = handler(contract.checkLink, ({ query }) => links.check(query.token))

export const resetPasswordHandler = handler(contract.resetPassword, ({ body, client }) =>
  links.reset(body.token, body.password, client.locale),
)
