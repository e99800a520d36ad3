import { abilityOf } from "@/lib/core/auth/ability"
import type { Principal } from "@/lib/core/auth/principal"
import { latestEnd } from "@/lib/core/auth/tokens"
import { config } from "@/lib/core/config"
import { store as database } from "@/lib/core/db/client"
import { rulesFor } from "@/lib/features/roles"
import { findUserOfSession } from "../store"

/** The user of a sign-in, with their rights and settings; undefined if the sign-in has ended or the user may not sign in. */
export async function findPrincipal(sessionId: string): Promise<Principal | undefined> {
  const { owner } = await database()
  const row = await findUserOfSession(owner, sessionId)
  if (!row) return undefined
  const { permissions, expiresAt, confirmedAt, startedAt, emailConfirmedAt, ...person } = row
  const rules = rulesFor(row.role, permissions)
  return {
    ...person,
    isEmailConfirmed: emailConfirmedAt !== null,
    isOperator: emailConfirmedAt !== null && config().OPERATORS.includes(row.email.toLowerCase()),
    sessionId,
    rules,
    ability: abilityOf(rules),
    expiresAt: Math.min(expiresAt.getTime(), latestEnd(startedAt).getTime()),
    confirmedAt: confirmedAt?.getTime() ?? null,
  }
}
