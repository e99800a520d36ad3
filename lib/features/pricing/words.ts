import type { Locale } from "@/lib/core/i18n/locales"
import { loadNamespace } from "@/lib/core/i18n/messages"
import { translator } from "@/lib/core/i18n/translator"

/**
 * Says the words of the plans as we sell them in the reader's language. They are kept in English; what an operator has
 * put in their place in the store has no translation and stands as it is.
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
