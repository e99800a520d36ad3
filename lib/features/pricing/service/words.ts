import type { Locale } from "@/lib/core/i18n/locales"
import { loadNamespace } from "@/lib/core/i18n/messages"
import { translator } from "@/lib/core/i18n/translator"

/**
 * Returns a function that translates the built-in texts of the plans. They are stored in English; texts that an operator
 * has changed have no translation and are returned as they are.
 */
export async function wordsIn(locale: Locale): Promise<(text: string) => string> {
  if (locale === "en") return (text) => text
  const [english, t, { words }] = await Promise.all([
    translator("en", "pricing"),
    translator(locale, "pricing"),
    loadNamespace("en", "pricing"),
  ])
  const known = new Map(Object.keys(words as object).map((key) => [english(`words.${key}`), t(`words.${key}`)]))
  return (text) => known.get(text) ?? text
}
