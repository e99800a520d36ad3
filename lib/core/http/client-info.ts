import { deviceCookieIn } from "../auth/device-cookie"
import { config } from "../config"
import { type Locale, negotiateLocale } from "../i18n/locales"
import type { HeaderReader } from "./reply"

/** The client of a request, apart from the user. */
export interface ClientInfo {
  address: string
  userAgent: string
  locale: Locale
  requestId: string
  /** The browser tab that sent it, so that the tab ignores live updates about its own writes. */
  tab?: string
  /** Whether it keeps its tokens in the session cookie. */
  isBrowser?: boolean
  /** The raw device cookie, not yet verified; see `deviceHash`. */
  device?: string
}

/** Set by scripts/serve.mjs, whose server replaces forwarded addresses that a client made up. */
const holder = globalThis as { __cornerledgerServer?: boolean }

/**
 * Returns the client's address. Entries of X-Forwarded-For are trusted only if a configured proxy wrote them. Plain
 * `next start` doesn't remove a forged header, so it is ignored there; Vercel sends a header that clients can't set.
 */
function addressOf(headers: HeaderReader): string {
  const proxied = config().TRUSTED_PROXIES > 0 || holder.__cornerledgerServer
  if (!proxied) return (process.env.VERCEL && headers.get("x-vercel-forwarded-for")) || "unknown"
  const hops = (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean)
  const proxies = config().TRUSTED_PROXIES
  return hops.at(-Math.max(1, proxies)) ?? hops[0] ?? "unknown"
}

export function clientInfo(headers: HeaderReader): ClientInfo {
  const tab = headers.get("x-tab")
  const given = headers.get("x-request-id")
  const device = deviceCookieIn(headers.get("cookie"))
  return {
    address: addressOf(headers),
    userAgent: (headers.get("user-agent") ?? "").slice(0, 300),
    locale: negotiateLocale(headers.get("accept-language")),
    requestId: given && /^[\w-]{1,64}$/.test(given) ? given : crypto.randomUUID(),
    ...(tab && /^[\w-]{1,64}$/.test(tab) ? { tab } : {}),
    ...(device ? { device } : {}),
  }
}
