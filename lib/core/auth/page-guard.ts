import { type NextRequest, NextResponse } from "next/server"
import { type AbilityRule, landingPath, notAuthorized, type Rule } from "@/lib/core/auth/ability"
import { abilityOf } from "@/lib/core/auth/casl"
import { defaultLocale, isLocale } from "../i18n/locales"
import { readSessionCookie, sessionCookie } from "./session"

// Screens that need no sign-in.
const signedOutOnly = ["/login", "/register", "/forgot-password"]
const entrances = [...signedOutOnly, "/reset-password"]
/** Design variants of the same screens. */
const designs = entrances.flatMap((path) => [`/pages${path}-v1`, `/pages${path}-v2`])
const open = [...entrances, ...designs, "/confirm-address", "/undo-address", "/invitation", "/misc", "/developers"]

function split(pathname: string): { prefix: string; path: string } {
  const first = pathname.split("/")[1] ?? ""
  if (!isLocale(first)) return { prefix: "", path: pathname }
  return { prefix: first === defaultLocale ? "" : `/${first}`, path: pathname.slice(first.length + 1) || "/" }
}

const under = (path: string, parent: string) => path === parent || (parent !== "/" && path.startsWith(`${parent}/`))

/** A screen's path and the permission that it needs. */
interface GuardedPage {
  link: string
  can: Rule
}

/** The rule of the screen that a path belongs to: the longest matching entry in `pages`. */
const ruleOf = (pages: readonly GuardedPage[], path: string) =>
  pages.filter(({ link }) => under(path, link)).sort((a, b) => b.link.length - a.link.length)[0]?.can

/**
 * An advisory check that saves a page load: redirects to /login without a session, and to /misc/not-authorized without the
 * permission. Page and handler both check the session and its permissions in the database.
 * @param pages the screens that need more than a sign-in
 */
export async function guardPage(
  request: NextRequest,
  pages: readonly GuardedPage[],
): Promise<NextResponse | undefined> {
  const { prefix, path } = split(request.nextUrl.pathname)
  const cookie = request.cookies.get(sessionCookie())?.value
  const claims = cookie ? await readSessionCookie(cookie) : null
  const rules =
    claims?.sessionId && Number(claims.exp) * 1000 > Date.now() ? (claims.rules as AbilityRule[]) : undefined
  const go = (target: string) => NextResponse.redirect(new URL(`${prefix}${target}`, request.url))
  if (open.some((page) => under(path, page))) return undefined
  if (!rules) {
    const wanted = `${prefix}${path}${request.nextUrl.search}`
    return go(path === "/" ? "/login" : `/login?callbackUrl=${encodeURIComponent(wanted)}`)
  }
  const rule = ruleOf(pages, path)
  const ability = abilityOf(rules)
  // The page itself redirects users who may not see the dashboard to the first screen of their menu.
  const seesHome = rule && (ability.can(...rule) || ability.can("read", "User"))
  if (path === "/") return seesHome ? undefined : go(landingPath("client"))
  if (rule && !ability.can(...rule)) return go(notAuthorized(rule))
  return undefined
}
