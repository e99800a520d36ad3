import { store } from "../db/client"
import type { Actor } from "../db/types"
import type { Locale } from "../i18n/locales"
import { nouns } from "../nouns"
import { shared } from "../shared"
import type { Ability, AbilityRule } from "./ability"
import type { Grant } from "./grants"

/** The API key of a request. Its scopes limit what its maker may do. */
export interface PrincipalKey {
  id: string
  name: string
  scopes: readonly string[]
}

/** Somebody else whose rights a sign-in has for a while, to see the screens as they do. */
export interface Viewing {
  userId: number
  fullName: string
  /** In milliseconds since 1970. */
  until: number
}

/** The user behind a request, as read from the database. */
export interface Principal extends Actor {
  /** The sign-in, or the API key in its place. */
  sessionId: string
  /** Set if the request has an API key instead of a sign-in. */
  key?: PrincipalKey
  fullName: string
  username: string
  email: string
  role: string
  avatar: string
  /** Whether they opened a link mailed to their address. */
  isEmailConfirmed: boolean
  /** Whether they operate this server: OPERATORS has their address, which they have confirmed. */
  isOperator: boolean
  /** IANA name; null if the user has not chosen one. */
  timeZone: string | null
  /** Null if the user has not chosen one. */
  language: Locale | null
  /** Progress of the tour; null if it was never offered. */
  tour: "offered" | "done" | null
  /** Whether they are offered to set up their business; null if they never were. */
  setUp: "offered" | "done" | null
  rules: AbilityRule[]
  /** Answers what `rules` permit on at least some records. */
  ability: Ability
  /** On which records. */
  grants: readonly Grant[]
  /** Set while the user sees the screens as somebody else. They have that person's rights, and change nothing. */
  viewing?: Viewing
  /** When the user last confirmed this sign-in, in milliseconds since 1970; null if never. */
  confirmedAt: number | null
  /** When the sign-in ends unless it is used before, or the key expires, in milliseconds since 1970; may be infinite. */
  expiresAt: number
}

/** Identifies a user across workspaces, for the browser. */
export const personOf = ({ workspaceId, userId }: Actor): string => `${workspaceId}/${userId}`

interface Entry {
  principal: Promise<Principal | undefined>
  until: number
}

const cacheMs = 30_000
const maxEntries = 10_000
const channel = "principals"
const maxIdsPerMessage = 500
const cached = shared<{
  entries: Map<string, Entry>
  listeners: Set<(workspaceId: number) => void>
  listening?: Promise<unknown>
}>("principals")

function cache() {
  cached.current ??= { entries: new Map(), listeners: new Set() }
  return cached.current
}

async function evict(message: string): Promise<void> {
  const { entries, listeners } = cache()
  const [workspaceId, ids = ""] = message.split(":")
  const userIds = new Set(ids.split(",").map(Number))
  const checks = [...entries].map(async ([key, { principal }]) => {
    const cached = await principal.catch(() => undefined)
    if (!cached || (cached.workspaceId === Number(workspaceId) && userIds.has(cached.userId))) entries.delete(key)
  })
  await Promise.all(checks)
  for (const listener of listeners) listener(Number(workspaceId))
}

/** Calls `listener` after users of a workspace changed or signed out, in this process or another. */
export const onPrincipalsChanged = (listener: (workspaceId: number) => void): void => {
  cache().listeners.add(listener)
}

type Find = (id: string) => Promise<Principal | undefined>

/** Caches principals by the UUID of their sign-in or key. */
async function cachedPrincipal(id: string, find: Find): Promise<Principal | undefined> {
  const state = cache()
  const now = Date.now()
  const cached = state.entries.get(id)
  if (cached && cached.until > now) {
    const principal = await cached.principal
    const isViewOver = principal?.viewing && principal.viewing.until <= now
    if (principal && principal.expiresAt > now && !isViewOver) return principal
  }
  state.listening ??= store()
    .then(({ subscribe }) =>
      // Changes may have been missed while the connection was lost, so a reconnect empties the cache.
      subscribe(
        channel,
        (message) => void evict(message),
        () => state.entries.clear(),
      ),
    )
    .catch((error) => {
      state.listening = undefined
      throw error
    })
  await state.listening
  const principal = find(id)
  if (state.entries.size >= maxEntries) state.entries.delete(state.entries.keys().next().value as string)
  state.entries.set(id, { principal, until: now + cacheMs })
  principal.then(
    (found) => found || state.entries.delete(id),
    () => state.entries.delete(id),
  )
  return principal
}

/**
 * The user of a sign-in, or undefined if it has ended. Cached for 30 seconds. `principalsChanged` evicts the entry in every
 * process, so a revoked sign-in ends at once.
 */
export const principalOf = (sessionId: string) => cachedPrincipal(sessionId, nouns().findPrincipal)

/** The maker of an API key, or undefined if the key doesn't work (any more). Cached like sign-ins. */
export const principalOfKey = (keyId: string) => cachedPrincipal(keyId, nouns().keys.findPrincipal)

/** The same caller now; undefined if their sign-in has ended or their key doesn't work any more. */
export const principalNow = ({ key, sessionId }: Principal) => (key ? principalOfKey(key.id) : principalOf(sessionId))

/**
 * Evicts users from the cache. Call it after a commit that changed users, their permissions or API keys, or ended their
 * sign-ins.
 */
export async function principalsChanged(workspaceId: number, ...userIds: number[]): Promise<void> {
  const { publish } = await store()
  // A PostgreSQL notification holds at most 8,000 bytes.
  for (let at = 0; at < userIds.length; at += maxIdsPerMessage) {
    const message = `${workspaceId}:${userIds.slice(at, at + maxIdsPerMessage).join(",")}`
    await evict(message)
    await publish(channel, message)
  }
}

/** Empties the cache; for tests that replace the store. */
export const clearPrincipals = () => {
  cached.current = undefined
}
