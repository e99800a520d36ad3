/** The languages of the product. The first is the default and has no prefix in URLs. */
export const locales = ["en", "de", "fr", "pt"] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = "en"

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)

/** A path of ours with the prefix of a language, also of the default one, which marks the language as chosen. */
export const prefixedPath = (locale: Locale, path: string): string => `/${locale}${path.replace(/^\/(?=\?|#|$)/, "")}`

/** A path of ours in a language. */
export const pathIn = (locale: Locale, path: string): string =>
  locale === defaultLocale ? path : prefixedPath(locale, path)

/** A path of ours without its language. */
export const withoutPrefix = (path: string): string =>
  path.replace(new RegExp(`^/(${locales.join("|")})(?=/|$)`), "") || "/"

/** The best match for an `Accept-Language` header, or the default. */
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
