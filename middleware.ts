import type { NextRequest } from "next/server"
import createMiddleware from "next-intl/middleware"
import { guardPage } from "@/lib/core/auth/page-guard"
import { isAlsoPage, isEndpointPath } from "@/lib/core/http/call-paths"
import { maintenancePage } from "@/lib/core/http/closed-page"
import { strictTransport, withSecurity } from "@/lib/core/http/csp"
import { routing } from "@/lib/core/i18n/routing"
import { pages } from "@/lib/features/pages"

const localised = createMiddleware(routing)

/** Grants in a business aren't in the session cookie, so only the page itself can check its screens. */
const guarded = pages.filter(({ group }) => group !== "business")

/** Adds locale prefixes and the content security policy, and redirects users who may not open a page. The page checks again. */
export default async function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl
  if (isEndpointPath(pathname) && !(isAlsoPage(pathname) && /^(GET|HEAD)$/.test(request.method))) return undefined
  const response = maintenancePage(request) ?? (await guardPage(request, guarded)) ?? withSecurity(request, localised)
  for (const [name, value] of Object.entries(strictTransport())) response.headers.set(name, value)
  return response
}

export const config = {
  runtime: "nodejs",
  // Everything except endpoints under /api, Next's own files, and the few files of app/ and public/. The wishlist is a page and
  // an endpoint at the same path, so only requests for the page match: navigations and Next's own fetches. The matcher has
  // to tell them apart, because Next removes its headers before it calls the middleware.
  matcher: [
    { source: "/apps/ecommerce/wishlist", has: [{ type: "header", key: "accept", value: ".*text/html.*" }] },
    { source: "/apps/ecommerce/wishlist", has: [{ type: "header", key: "rsc" }] },
    "/((?!api/|_next/|apps/ecommerce/wishlist$|icon\\.svg$|apple-icon\\.png$|favicon\\.ico$|robots\\.txt$|covers/|portraits/|products/[\\w-]+\\.svg$).*)",
  ],
}
