import { and, eq, gt, isNull, ne } from "drizzle-orm"
import { accountSettings } from "@/lib/features/account/table"
import { sessions } from "@/lib/features/auth/table"
import { users } from "@/lib/features/users/table"
import { config } from "../config"
import { store } from "../db/client"
import type { Actor } from "../db/types"
import type { Locale } from "../i18n/locales"
import { type Ability, type AbilityRule, abilityOf, rulesFor } from "./ability"
import { latestEnd } from "./tokens"

/** Who is behind a request, as the store knows them now. */
export interface Principal extends Actor {
  sessionId: string
  fullName: string
  username: string
  email: string
  role: string
  avatar: string
  /** Whether they opened a link mailed to their address. */
  isEmailConfirmed: boolean
  /** Whose clock they live by, a name of the IANA database; null where they did not say. */
  timeZone: string | null
  /** What they want to read; null where they did not say. */
  language: Locale | null
  /** How far they are with the tour; null where it was never offered. */
  tour: "offered" | "done" | null
  rules: AbilityRule[]
  ability: Ability
  /** When they last confirmed this sign-in, in milliseconds; null where they never did. */
  confirmedAt: number | null
  /** End of the sign-in unless it is used before, in milliseconds. */
  expiresAt: number
}

interface Entry {
  principal: Promise<Principal | undefined>
  until: number
}

const keepFor = 30_000
const most = 10_000
const channel = "principals"
const mostNamed = 500
const holder = globalThis as {
  __cornerledgerPrincipals?: {
    entries: Map<string, Entry>
    listeners: Set<(workspaceId: number) => void>
    listening?: Promise<unknown>
  }
}

function cache() {
  holder.__cornerledgerPrincipals ??= { entries: new Map(), listeners: new Set() }
  return holder.__cornerledgerPrincipals
}

async function forget(who: string): Promise<void> {
  const { entries, listeners } = cache()
  const [workspaceId, ids = ""] = who.split(":")
  const userIds = new Set(ids.split(",").map(Number))
  const looks = [...entries].map(async ([key, { principal }]) => {
    const known = await principal.catch(() => undefined)
    if (!known || (known.workspaceId === Number(workspaceId) && userIds.has(known.userId))) entries.delete(key)
  })
  await Promise.all(looks)
  for (const listener of listeners) listener(Number(workspaceId))
}

/** Calls `listener` after people of a workspace changed or signed out, in whatever process that was done. */
export const onPrincipalsChanged = (listener: (workspaceId: number) => void): void => {
  cache().listeners.add(listener)
}

async function load(sessionId: string): Promise<Principal | undefined> {
  const { owner } = await store()
  const [row] = await owner
    .select({
      workspaceId: users.workspaceId,
      userId: users.id,
      fullName: users.fullName,
      username: users.username,
      email: users.email,
      role: users.role,
      avatar: users.avatar,
      timeZone: accountSettings.timeZone,
      language: accountSettings.language,
      tour: accountSettings.tour,
      permissions: users.permissions,
      expiresAt: sessions.expiresAt,
      confirmedAt: sessions.confirmedAt,
      emailConfirmedAt: users.emailConfirmedAt,
      startedAt: sessions.createdAt,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.workspaceId, sessions.workspaceId), eq(users.id, sessions.userId)))
    .leftJoin(
      accountSettings,
      and(eq(accountSettings.workspaceId, users.workspaceId), eq(accountSettings.userId, users.id)),
    )
    .where(
      and(
        eq(sessions.id, sessionId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, new Date()),
        gt(sessions.createdAt, new Date(Date.now() - config().SESSION_MAX_SECONDS * 1000)),
        ne(users.status, "inactive"),
      ),
    )
  if (!row) return undefined
  const { permissions, expiresAt, confirmedAt, startedAt, emailConfirmedAt, ...person } = row
  const rules = rulesFor(row.role, permissions)
  return {
    ...person,
    isEmailConfirmed: emailConfirmedAt !== null,
    sessionId,
    rules,
    ability: abilityOf(rules),
    expiresAt: Math.min(expiresAt.getTime(), latestEnd(startedAt).getTime()),
    confirmedAt: confirmedAt?.getTime() ?? null,
  }
}

/**
 * The person of a live sign-in, or nothing when it ended. Kept in memory for a moment; `principalsChanged` drops it at
 * once in every process on the store, so a revoked sign-in dies at once too.
 */
export async function principalOf(sessionId: string): Promise<Principal | undefined> {
  const state = cache()
  const now = Date.now()
  const known = state.entries.get(sessionId)
  if (known && known.until > now) {
    const principal = await known.principal
    if (principal && principal.expiresAt > now) return principal
  }
  state.listening ??= store()
    .then(({ subscribe }) =>
      // Changes may have been missed while the connection was lost, so nobody is remembered after it.
      subscribe(
        channel,
        (who) => void forget(who),
        () => state.entries.clear(),
      ),
    )
    .catch((error) => {
      state.listening = undefined
      throw error
    })
  await state.listening
  const principal = load(sessionId)
  if (state.entries.size >= most) state.entries.delete(state.entries.keys().next().value as string)
  state.entries.set(sessionId, { principal, until: now + keepFor })
  principal.then(
    (found) => found || state.entries.delete(sessionId),
    () => state.entries.delete(sessionId),
  )
  return principal
}

/** To be called after a commit that changed what people are or may do, or ended their sign-ins. */
export async function principalsChanged(workspaceId: number, ...userIds: number[]): Promise<void> {
  const { publish } = await store()
  // PostgreSQL carries at most 8,000 bytes in one message.
  for (let at = 0; at < userIds.length; at += mostNamed) {
    const who = `${workspaceId}:${userIds.slice(at, at + mostNamed).join(",")}`
    await forget(who)
    await publish(channel, who)
  }
}

/** Empties the memory; for tests that change the store under it. */
export const forgetPrincipals = () => {
  holder.__cornerledgerPrincipals = undefined
}
