import type { ClientNamespace } from "@/lib/core/i18n/client-messages"
import type { Locale } from "@/lib/core/i18n/locales"

type Messages = Record<string, never>

const attempts = 3
const fetched = new Map<string, Promise<Messages>>()

async function fetchMessages(address: string): Promise<Messages> {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(address)
      if (!response.ok) throw new Error(`${address} answered ${response.status}`)
      return await response.json()
    } catch (error) {
      if (attempt === attempts) {
        fetched.delete(address)
        throw error
      }
    }
  }
}

/** The messages at an address, fetched once. While the server renders, they come from its own files. */
export function messagesAt(address: string, locale: Locale, namespaces: ClientNamespace[]): Promise<Messages> {
  let messages = fetched.get(address)
  if (!messages) {
    messages =
      typeof window === "undefined"
        ? import("@/lib/core/i18n/client-messages").then(
            ({ clientMessages }) => clientMessages(locale, namespaces) as Promise<Messages>,
          )
        : fetchMessages(address)
    fetched.set(address, messages)
  }
  return messages
}
