import { abilityOf } from "@/lib/core/auth/casl"
import type { Principal, Viewing } from "@/lib/core/auth/principal"
import { latestEnd } from "@/lib/core/auth/tokens"
import { config } from "@/lib/core/config"
import { store as database } from "@/lib/core/db/client"
import type { Db } from "@/lib/core/db/types"
import { grantsFor, rulesFor } from "@/lib/features/roles"
import { findPerson, findUserOfKey, findUserOfSession, type Person } from "../store/principals"

function withRights({ permissions, emailConfirmedAt, ...person }: Person) {
  const rules = rulesFor(person.role, permissions)
  const rights = { rules, ability: abilityOf(rules), grants: grantsFor(rules) }
  const isEmailConfirmed = emailConfirmedAt !== null
  const isOperator = isEmailConfirmed && config().OPERATORS.includes(person.email.toLowerCase())
  return { ...person, ...rights, isEmailConfirmed, isOperator }
}

/** A person who may sign in, with the rights that decide about their requests; undefined if there is none. */
export async function findRights(db: Db, who: Pick<Person, "workspaceId" | "userId">) {
  const person = await findPerson(db, who)
  return person && withRights(person)
}

/** The person as whom a sign-in sees the screens. The name is read with that person's rights. */
function viewOf({ viewAs, viewUntil }: { viewAs: number | null; viewUntil: Date | null }): Viewing | undefined {
  const until = viewUntil?.getTime() ?? 0
  return viewAs !== null && until > Date.now() ? { userId: viewAs, fullName: "", until } : undefined
}

/** The user of a sign-in, with their rights and settings; undefined if the sign-in has ended or the user may not sign in. */
export async function findPrincipal(sessionId: string): Promise<Principal | undefined> {
  const { owner } = await database()
  const row = await findUserOfSession(owner, sessionId)
  if (!row) return undefined
  const viewing = viewOf(row)
  return {
    ...withRights(row.person),
    sessionId,
    ...(viewing && { viewing }),
    expiresAt: Math.min(row.expiresAt.getTime(), latestEnd(row.startedAt).getTime()),
    confirmedAt: row.confirmedAt?.getTime() ?? null,
  }
}

/**
 * The maker of an API key, with their present rights; undefined if the key was revoked or has expired, or its maker may not
 * sign in. The key's id stands for a sign-in, which it never equals: what belongs to one sign-in belongs to one key.
 */
export async function findPrincipalOfKey(keyId: string): Promise<Principal | undefined> {
  const { owner } = await database()
  const row = await findUserOfKey(owner, keyId)
  if (!row) return undefined
  return {
    ...withRights(row.person),
    sessionId: keyId,
    key: row.key,
    expiresAt: row.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY,
    confirmedAt: null,
  }
}
