import "server-only"
import { cookies, headers } from "next/headers"
import { cache } from "react"
import { type ClientInfo, clientInfo } from "../http/client-info"
import { pageLanguage } from "../i18n/page-language"
import type { Principal } from "./principal"
import { principalOfCookie, sessionCookie } from "./session"

/** The user for whom the page is rendered. Cached per request. */
export const currentPrincipal = cache(async (): Promise<Principal | undefined> => {
  const jar = await cookies()
  return principalOfCookie(jar.get(sessionCookie())?.value)
})

/** The client of the page's request, with the page's language. */
export const currentClient = cache(async (): Promise<ClientInfo> => {
  const locale = await pageLanguage()
  return { ...clientInfo(new Headers(await headers())), locale }
})
