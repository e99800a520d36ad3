import "server-only"
import type { Locale } from "@/lib/core/i18n/locales"
import { loadNamespace } from "@/lib/core/i18n/messages"

/** Parts of messages/<locale>/shell.json that client components use; the rest is rendered on the server. */
const clientKeys = [
  "menu",
  "navbar",
  "search",
  "bookmarks",
  "notifications",
  "session",
  "permissions",
  "confirm",
  "customizer",
  "shortcuts",
  "scrollTop",
  "cart",
  "help",
]

/** Returns the messages of the shell's client components and of the UI kit. Screens add theirs with `Messages`. */
export async function shellMessages(locale: Locale): Promise<Record<string, object>> {
  const [shell, ui] = await Promise.all([loadNamespace(locale, "shell"), loadNamespace(locale, "ui")])
  return { ui, shell: Object.fromEntries(clientKeys.map((name) => [name, shell[name]])) }
}
