/** The languages of the product (spec section 9); the first is the default and has no prefix in the address. */
export const locales = ["en", "de", "fr", "pt"] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = "en"

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)

/** One of our paths in a language. It does what next-intl's `getPathname` does without the links that come along with that. */
export const pathIn = (locale: Locale, path: string): string =>
  locale === defaultLocale ? path : `/${locale}${path === "/" ? "" : path}`

/** Best of our languages for an `Accept-Language` header; the default where none fits. */
export function negotiateLocale(header: string | null | undefined): Locale {
  if (!header) return defaultLocale
  const wanted = header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";")
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="))
      return { language: tag.toLowerCase().split("-")[0], quality: quality ? Number(quality.trim().slice(2)) || 0 : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return (wanted.find(({ language }) => isLocale(language))?.language as Locale | undefined) ?? defaultLocale
}
