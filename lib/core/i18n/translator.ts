import { createTranslator } from "next-intl"
import type { Locale } from "./locales"
import { loadNamespace, type Namespace } from "./messages"

export type Translate = (key: string, values?: Record<string, string | number>) => string

/** A translator for code that doesn't render a page: handlers and emails. */
export async function translator(locale: Locale, namespace: Namespace): Promise<Translate> {
  const messages = await loadNamespace(locale, namespace)
  return createTranslator({ locale, messages, timeZone: "UTC" }) as unknown as Translate
}
