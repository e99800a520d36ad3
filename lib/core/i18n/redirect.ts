import { redirect as redirectTo } from "next/navigation"
import { languageOf } from "./intl-locale"
import { pathIn } from "./locales"

/** Redirects to a page in a language. For server components. */
export const redirect = ({ href, locale }: { href: string; locale: string }): never =>
  redirectTo(pathIn(languageOf(locale), href))
