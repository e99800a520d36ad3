import { createHash } from "node:crypto"
import type { Locale } from "./locales"
import { loadNamespace, type Messages, type Namespace } from "./messages"

/** The messages of client components: files of messages/<locale>, and `layout` for the shell's. */
export type ClientNamespace = Namespace | "layout"

/** Parts of messages/<locale>/shell.json that client components use; the rest is rendered on the server. */
const shellKeys = [
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
  "shops",
  "viewing",
  "help",
  "user",
]

/** Parts of `form` in messages/<locale>/auth.json for the dialog in which the user signs in again. */
const signInKeys = [
  "email",
  "password",
  "code",
  "login",
  "passkey",
  "passkeyInvalid",
  "passkeyCancelled",
  "passkeyUnsupported",
  "passkeyFailed",
  "rate_limited",
  "refused",
  "offline",
  "two_step_invalid",
]

const pick = (messages: Messages, keys: string[]) => Object.fromEntries(keys.map((name) => [name, messages[name]]))

async function layoutMessages(locale: Locale): Promise<Messages> {
  const [shell, auth] = await Promise.all([loadNamespace(locale, "shell"), loadNamespace(locale, "auth")])
  return { shell: pick(shell, shellKeys), auth: { form: pick(auth.form as Messages, signInKeys) } }
}

/** Screens use some two hundred combinations. Others, which anybody may request, are not cached beyond this. */
const maxCached = 1_000

function cachedBy<T>(load: (locale: Locale, namespaces: readonly ClientNamespace[]) => Promise<T>): typeof load {
  const cached = new Map<string, Promise<T>>()
  return (locale, namespaces) => {
    const key = `${locale}/${namespaces}`
    const found = cached.get(key) ?? load(locale, namespaces)
    if (cached.size < maxCached) cached.set(key, found)
    return found
  }
}

/** The messages of these namespaces, keyed by namespace. Loaded once per process. */
export const clientMessages = cachedBy(async (locale, namespaces): Promise<Messages> => {
  const parts = namespaces.map(async (name) =>
    name === "layout" ? layoutMessages(locale) : { [name]: await loadNamespace(locale, name) },
  )
  return Object.assign({}, ...(await Promise.all(parts)))
})

export interface MessageFile {
  content: Uint8Array
  /** A hash of the content, which is part of the file's address. */
  version: string
}

/** The file of these namespaces, as browsers fetch it. Serialized once per process. */
export const messageFile = cachedBy(async (locale, namespaces): Promise<MessageFile> => {
  const content = new TextEncoder().encode(JSON.stringify(await clientMessages(locale, namespaces)))
  return { content, version: createHash("sha256").update(content).digest("base64url").slice(0, 12) }
})

/** The last segment of a file's address: the namespaces, with dots for slashes. */
export const fileNameOf = (namespaces: readonly ClientNamespace[]): string =>
  namespaces.map((name) => name.replaceAll("/", ".")).join(",")
