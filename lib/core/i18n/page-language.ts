import { getLocale } from "next-intl/server"
import { languageOf } from "./intl-locale"
import type { Locale } from "./locales"

/** The language of the page, on the server. next-intl's `getLocale` returns the locale for `Intl`, like `pt-PT`. */
export const pageLanguage = async (): Promise<Locale> => languageOf(await getLocale())
