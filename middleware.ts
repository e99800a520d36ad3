import type { NextRequest } from "next/server"
import createMiddleware from "next-intl/middleware"
import { guardPage } from "@/lib/core/auth/page-guard"
import { isCallPath } from "@/lib/core/http/call-paths"
import { withSecurity } from "@/lib/core/http/csp"
import { routing } from "@/lib/core/i18n/routing"

const localised = createMiddleware(routing)

/** Locale prefixes, the content security policy, and a first look at who may open a page; the page itself decides. */
export default async function middleware(request: NextRequest) {
  if (isCallPath(request.nextUrl.pathname)) return undefined
  return (await guardPage(request)) ?? withSecurity(request, localised)
}

export const config = {
  runtime: "nodejs",
  // Everything but calls under /api, Next's own files and the few files of app/ and public/.
  matcher: [
    "/((?!api/|_next/|icon\\.svg$|apple-icon\\.png$|favicon\\.ico$|robots\\.txt$|covers/|products/[\\w-]+\\.svg$).*)",
  ],
}
