import { useLocale } from "next-intl"
import { languageOf } from "./intl-locale"
import type { Locale } from "./locales"

/** The language of the page. next-intl's `useLocale` returns the locale for `Intl`, like `pt-PT`. */
export const useLanguage = (): Locale => languageOf(useLocale())
