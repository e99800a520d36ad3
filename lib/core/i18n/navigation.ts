import NextLink from "next/link"
import { usePathname as useFullPathname, useRouter as useNextRouter } from "next/navigation"
import { type ComponentProps, createElement, useMemo } from "react"
import { beginNavigation } from "../client/navigation-state"
import { pendingSignIn } from "../client/sign-in-again"
import { type Locale, pathIn, withoutPrefix } from "./locales"
import { useLanguage } from "./use-language"

// next-intl's own navigation is 3 kB of every page, mostly for localised paths and domains, which we don't have.

/** A path of ours gets the prefix of the language; other addresses stay. */
const addressIn = (locale: Locale, href: string): string => (href.startsWith("/") ? pathIn(locale, href) : href)

type LinkProps = Omit<ComponentProps<typeof NextLink>, "href" | "locale"> & { href: string }

/** Next's link, for paths without a language. */
export const Link = ({ href, ...rest }: LinkProps) =>
  createElement(NextLink, { ...rest, href: addressIn(useLanguage(), href) })

/** The path of the current page without a language. */
export const usePathname = (): string => withoutPrefix(useFullPathname())

/**
 * The router of the app, for paths without a language. It announces navigations, for the progress bar, and doesn't refresh the page
 * while the session has ended: the server would answer with the sign-in page, and a form would be lost.
 */
export function useRouter() {
  const router = useNextRouter()
  const language = useLanguage()
  return useMemo(() => {
    type Options = Parameters<typeof router.push>[1]
    return {
      ...router,
      push: (href: string, options?: Options) => {
        beginNavigation(href)
        router.push(addressIn(language, href), options)
      },
      replace: (href: string, options?: Options) => {
        beginNavigation(href)
        router.replace(addressIn(language, href), options)
      },
      prefetch: (href: string) => router.prefetch(addressIn(language, href)),
      refresh: () => {
        const signIn = pendingSignIn()
        if (signIn) void signIn.then(() => router.refresh())
        else router.refresh()
      },
    }
  }, [router, language])
}
