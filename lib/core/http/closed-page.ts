import { type NextRequest, NextResponse } from "next/server"
import { isSecure } from "../auth/session"
import { config } from "../config"
import { isLocale, type Locale, negotiateLocale, pathIn } from "../i18n/locales"
import { isClosedFor, isKey, passCookie, passFor, retryAfter } from "../maintenance"
import { withSecurity } from "./csp"

const page = "/misc/maintenance"

function localeOf(request: NextRequest): Locale {
  const first = request.nextUrl.pathname.split("/")[1]
  if (isLocale(first)) return first
  const chosen = request.cookies.get("NEXT_LOCALE")?.value
  return isLocale(chosen) ? chosen : negotiateLocale(request.headers.get("accept-language"))
}

/** Sets the pass cookie of the operator's browser, which lasts until the browser is closed. */
function admitOperator(request: NextRequest): NextResponse {
  const locale = localeOf(request)
  const home = new URL(pathIn(locale, "/"), request.url)
  const response = NextResponse.redirect(home)
  const value = passFor(config().MAINTENANCE_KEY ?? "")
  response.cookies.set(passCookie, value, { httpOnly: true, sameSite: "lax", secure: isSecure(), path: "/" })
  return response
}

/**
 * The response of every page during maintenance: the maintenance page with 503, or undefined if the product is open. With
 * `?key=` the operator gets access.
 */
export function maintenancePage(request: NextRequest): NextResponse | undefined {
  if (!config().MAINTENANCE) return undefined
  const { pathname, searchParams } = request.nextUrl
  if (pathname.endsWith(page) && isKey(searchParams.get("key"))) return admitOperator(request)
  if (!isClosedFor(request.headers)) return undefined
  return withSecurity(request, () =>
    NextResponse.rewrite(new URL(`/${localeOf(request)}${page}`, request.url), {
      status: 503,
      headers: { "retry-after": String(retryAfter()), "cache-control": "no-store" },
      request: { headers: request.headers },
    }),
  )
}
