import { createTranslator } from "next-intl"
import type { Locale } from "./locales"
import { loadMessages, loadNamespace, type Namespace } from "./messages"

export type Translate = (key: string, values?: Record<string, string | number>) => string

/** A translator for code that doesn't render a page: handlers and emails. Without a namespace, keys begin with one. */
export async function translator(locale: Locale, namespace?: Namespace): Promise<Translate> {
  const messages = namespace ? await loadNamespace(locale, namespace) : await loadMessages(locale)
  return createTranslator({ locale, messages, timeZone: "UTC" }) as unknown as Translate
}
