import "server-only"
import type { Locale } from "@/lib/core/i18n/locales"
import { loadNamespace } from "@/lib/core/i18n/messages"

/** The parts of messages/<locale>/shell.json that islands speak; the rest is said on the server. */
const spoken = [
  "menu",
  "navbar",
  "search",
  "bookmarks",
  "notifications",
  "session",
  "confirm",
  "customizer",
  "shortcuts",
  "scrollTop",
  "cart",
  "help",
]

/** What the islands of the shell need, the kit's own words included. A screen gives its own with `Messages`. */
export async function shellMessages(locale: Locale): Promise<Record<string, object>> {
  const [shell, ui] = await Promise.all([loadNamespace(locale, "shell"), loadNamespace(locale, "ui")])
  return { ui, shell: Object.fromEntries(spoken.map((name) => [name, shell[name]])) }
}
