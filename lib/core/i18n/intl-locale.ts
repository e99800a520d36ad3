import { defaultLocale, isLocale, type Locale } from "./locales"

/** The regional variant of each language, for dates, numbers and plurals: `pt` alone formats as in Brazil, `en` as in the US. */
const tags: Record<Locale, string> = { en: "en-GB", de: "de", fr: "fr", pt: "pt-PT" }

/** The locale for `Intl`, next-intl and `lang` of a language: `pt-PT` for `pt`. Other tags are returned unchanged. */
export const intlLocale = (language: string): string => (isLocale(language) ? tags[language] : language)

/** The language of a locale: `pt` for `pt-PT`. */
export function languageOf(locale: string): Locale {
  const language = locale.split("-")[0]
  return isLocale(language) ? language : defaultLocale
}
