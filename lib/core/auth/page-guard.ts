import { type NextRequest, NextResponse } from "next/server"
import { pages } from "@/lib/features/search/pages"
import { defaultLocale, isLocale } from "../i18n/locales"
import { type AbilityRule, abilityOf, landing } from "./ability"
import { readSessionCookie, sessionCookie } from "./session"

/** Screens one needs not be signed in for; the first four send someone who is signed in home. */
const signedOutOnly = ["/login", "/register", "/forgot-password"]
const entrances = [...signedOutOnly, "/reset-password"]
/** The same screens in either design are shown to whoever is signed in, too. */
const designs = entrances.flatMap((path) => [`/pages${path}-v1`, `/pages${path}-v2`])
const open = [...entrances, ...designs, "/confirm-address", "/undo-address", "/misc", "/developers"]

function split(pathname: string): { prefix: string; path: string } {
  const first = pathname.split("/")[1] ?? ""
  if (!isLocale(first)) return { prefix: "", path: pathname }
  return { prefix: first === defaultLocale ? "" : `/${first}`, path: pathname.slice(first.length + 1) || "/" }
}

const under = (path: string, parent: string) => path === parent || (parent !== "/" && path.startsWith(`${parent}/`))

/** The rule of the listed screen that a path belongs to. */
export const ruleOf = (path: string) =>
  pages.filter(({ link }) => under(path, link)).sort((a, b) => b.link.length - a.link.length)[0]?.can

/**
 * A first look, which only spares a page load: to /login without a session, home from the sign-in screens with one, and
 * to /misc/not-authorized without the ability. Whether the session still lives and may, page and handler ask the store.
 */
export async function guardPage(request: NextRequest): Promise<NextResponse | undefined> {
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
  const rule = ruleOf(path)
  const ability = abilityOf(rules)
  // Who may not see the dashboard is sent on by the page, to the first screen of their menu.
  const seesHome = rule && (ability.can(...rule) || ability.can("read", "User"))
  if (path === "/") return seesHome ? undefined : go(landing("client"))
  if (rule && !ability.can(...rule)) return go("/misc/not-authorized")
  return undefined
}
