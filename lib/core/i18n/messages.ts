import type { Locale } from "./locales"
import { namespaces } from "./namespaces"

/** The messages of one page of the UI kit, loaded only for that page. */
export type KitNamespace = `kit/${string}`
export type Namespace = (typeof namespaces)[number] | KitNamespace
export type Messages = Record<string, unknown>

const loaded = new Map<string, Promise<Messages>>()

/** Loads one noun's messages in one language, once per process. */
export function loadNamespace(locale: Locale, namespace: Namespace): Promise<Messages> {
  const key = `${locale}/${namespace}`
  let messages = loaded.get(key)
  if (!messages) {
    messages = import(`../../../messages/${locale}/${namespace}.json`).then((file) => file.default as Messages)
    loaded.set(key, messages)
  }
  return messages
}

/** Loads all messages of a language, keyed by noun. */
export async function loadMessages(locale: Locale): Promise<Record<string, Messages>> {
  const entries = await Promise.all(namespaces.map(async (name) => [name, await loadNamespace(locale, name)] as const))
  return Object.fromEntries(entries)
}
