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

/** Parts of `form` in messages/<locale>/auth.json for the dialog in which the user signs in again. */
const signInKeys = ["email", "password", "code", "login", "rate_limited", "refused", "offline", "two_step_invalid"]

const pick = (messages: Record<string, unknown>, keys: string[]) =>
  Object.fromEntries(keys.map((name) => [name, messages[name]]))

/** Returns the messages of the shell's client components and of the UI kit. Screens add theirs with `Messages`. */
export async function shellMessages(locale: Locale): Promise<Record<string, object>> {
  const [shell, ui, auth] = await Promise.all([
    loadNamespace(locale, "shell"),
    loadNamespace(locale, "ui"),
    loadNamespace(locale, "auth"),
  ])
  return { ui, shell: pick(shell, clientKeys), auth: { form: pick(auth.form as Record<string, unknown>, signInKeys) } }
}
