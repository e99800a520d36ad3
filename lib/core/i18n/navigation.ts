import { createNavigation } from "next-intl/navigation"
import { useMemo } from "react"
import { beginNavigation } from "../client/navigation-state"
import { pendingSignIn } from "../client/sign-in-again"
import { intlLocale } from "./intl-locale"
import { defaultLocale, locales } from "./locales"

/** Like `routing`, in terms of next-intl's locale on the page, which is the one for `Intl`: `/pt` for `pt-PT`. */
const navigation = createNavigation({
  locales: locales.map(intlLocale),
  defaultLocale: intlLocale(defaultLocale),
  localePrefix: {
    mode: "as-needed",
    prefixes: Object.fromEntries(locales.map((locale) => [intlLocale(locale), `/${locale}`] as const)),
  },
})

type To = Parameters<typeof navigation.getPathname>[0]
const withTag = (to: To): To => ({ ...to, locale: intlLocale(to.locale) })

export const { Link, usePathname } = navigation

type Router = ReturnType<typeof navigation.useRouter>
type Target = Parameters<Router["push"]>[0]
const textOf = (target: Target) => (typeof target === "string" ? target : (target.pathname ?? ""))

/**
 * The router of the app. It announces navigations, for the progress bar, and doesn't refresh the page while the session has
 * ended: the server would answer with the sign-in page, and a form would be lost.
 */
export function useRouter(): Router {
  const router = navigation.useRouter()
  return useMemo(
    () => ({
      ...router,
      push: (...to: Parameters<Router["push"]>) => {
        beginNavigation(textOf(to[0]))
        router.push(...to)
      },
      replace: (...to: Parameters<Router["replace"]>) => {
        beginNavigation(textOf(to[0]))
        router.replace(...to)
      },
      refresh: () => {
        const signIn = pendingSignIn()
        if (signIn) void signIn.then(() => router.refresh())
        else router.refresh()
      },
    }),
    [router],
  )
}

/** The path of a page in a language. */
export const getPathname = (to: To) => navigation.getPathname(withTag(to))
/** Redirects to a page in a language. */
export const redirect = (to: To): never => navigation.redirect(withTag(to))
