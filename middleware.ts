import type { NextRequest } from "next/server"
import createMiddleware from "next-intl/middleware"
import { guardPage } from "@/lib/core/auth/page-guard"
import { isAlsoPage, isEndpointPath } from "@/lib/core/http/call-paths"
import { maintenancePage } from "@/lib/core/http/closed-page"
import { strictTransport, withSecurity } from "@/lib/core/http/csp"
import { routing } from "@/lib/core/i18n/routing"
import { pages } from "@/lib/features/pages"

const localised = createMiddleware(routing)

/** Locale prefixes, the content security policy, and a first look at who may open a page; the page itself decides. */
export default async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl
  if (isEndpointPath(pathname) && !(isAlsoPage(pathname) && /^(GET|HEAD)$/.test(request.method))) return undefined
  const response = maintenancePage(request) ?? (await guardPage(request, pages)) ?? withSecurity(request, localised)
  for (const [name, value] of Object.entries(strictTransport())) response.headers.set(name, value)
  return response
}

export const config = {
  runtime: "nodejs",
  // Everything but calls under /api, Next's own files and the few files of app/ and public/. A path that is page and call at
  // once comes here only for the page (contract, section 1): what a browser goes to, or what Next fetches for a link. It is
  // told apart here and not in the code, which is not shown Next's own headers.
  matcher: [
    { source: "/apps/ecommerce/wishlist", has: [{ type: "header", key: "accept", value: ".*text/html.*" }] },
    { source: "/apps/ecommerce/wishlist", has: [{ type: "header", key: "rsc" }] },
    "/((?!api/|_next/|apps/ecommerce/wishlist$|icon\\.svg$|apple-icon\\.png$|favicon\\.ico$|robots\\.txt$|covers/|products/[\\w-]+\\.svg$).*)",
  ],
}
