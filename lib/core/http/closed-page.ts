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

/** Lets the operator's browser in, for as long as it stays open. */
function letIn(request: NextRequest): NextResponse {
  const locale = localeOf(request)
  const home = new URL(pathIn(locale, "/"), request.url)
  const response = NextResponse.redirect(home)
  const value = passFor(config().MAINTENANCE_KEY ?? "")
  response.cookies.set(passCookie, value, { httpOnly: true, sameSite: "lax", secure: isSecure(), path: "/" })
  return response
}

/**
 * What every page answers during maintenance: the page that says so, as 503. The operator opens it once with `?key=` and
 * works on. Nothing where the product is open.
 */
export function closedPage(request: NextRequest): NextResponse | undefined {
  if (!config().MAINTENANCE) return undefined
  const { pathname, searchParams } = request.nextUrl
  if (pathname.endsWith(page) && isKey(searchParams.get("key"))) return letIn(request)
  if (!isClosedFor(request.headers)) return undefined
  return withSecurity(request, () =>
    NextResponse.rewrite(new URL(`/${localeOf(request)}${page}`, request.url), {
      status: 503,
      headers: { "retry-after": String(retryAfter()), "cache-control": "no-store" },
      request: { headers: request.headers },
    }),
  )
}
