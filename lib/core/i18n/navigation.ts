import { createNavigation } from "next-intl/navigation"
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

export const { Link, usePathname, useRouter } = navigation
/** The path of a page in a language. */
export const getPathname = (to: To) => navigation.getPathname(withTag(to))
/** Redirects to a page in a language. */
export const redirect = (to: To): never => navigation.redirect(withTag(to))
