import { principalsChanged } from "@/lib/core/auth/principal"
import { endOf, latestEnd, verifyRefreshToken } from "@/lib/core/auth/tokens"
import { store as database } from "@/lib/core/db/client"
import { ownerTx } from "@/lib/core/db/tx"
import type { Db } from "@/lib/core/db/types"
import type { ClientInfo } from "@/lib/core/http/client-info"
import { HttpError } from "@/lib/core/http/errors"
import { record } from "@/lib/features/sign-ins/service/record"
import * as store from "../store"
import { currentSecond, lifetimeFor, type SignedIn, signInResult } from "./session"

/** Within this time a used refresh token gets the same successor again, because two tabs may hold the same token. */
const repeatSeconds = 10

interface Circumstances {
  /** The response may not arrive, for example when the browser leaves the page or loses its network. */
  answerMayBeLost?: boolean
  /** Whether the token comes from a session cookie. */
  isBrowser?: boolean
  /** Recorded in the sign-in history. */
  client?: ClientInfo
}

const refreshFailed = () => new HttpError(401, "unauthorized", { message: "refreshFailed" })

/** Returns the successor of a token used a moment ago, or whose response may be lost. Any other reuse ends the sign-in. */
async function repeated(db: Db, tokenId: string, { answerMayBeLost, client }: Circumstances) {
  const used = await store.findToken(db, tokenId)
  if (!used?.token.usedAt || used.session.revokedAt) return undefined
  const recent = Date.now() - used.token.usedAt.getTime() < repeatSeconds * 1000
  const successor = used.token.successorId ? await store.findToken(db, used.token.successorId) : undefined
  if (successor && (recent || (answerMayBeLost && !successor.token.usedAt))) {
    return { ...successor.token, startedAt: used.session.createdAt }
  }
  const ended = await store.endSessions(db, { id: used.session.id })
  if (ended.length > 0) await record(db, "refresh_reused", used.session, client)
  return undefined
}

/** Issues the successor of a token that was just used up. @returns undefined if its sign-in has ended */
async function succeed(db: Db, tokenId: string, successorId: string, lifetime: number) {
  const known = await store.findToken(db, tokenId)
  const issuedAt = currentSecond()
  if (!known || known.session.revokedAt || known.session.expiresAt < issuedAt) return undefined
  const { id: sessionId, createdAt: startedAt } = known.session
  if (latestEnd(startedAt) <= issuedAt) return undefined
  const expiresAt = endOf({ issuedAt, startedAt }, lifetime)
  await store.insertToken(db, { id: successorId, sessionId, issuedAt, expiresAt })
  await store.prolongSession(db, sessionId, expiresAt)
  return { id: successorId, sessionId, issuedAt, startedAt }
}

/**
 * Exchanges a refresh token for a new pair. A repeat within ten seconds gets the same pair, a later one ends the sign-in. If
 * the response may be lost, a repeat gets the same pair until that has been used.
 * @throws HttpError 401 for a missing, invalid or reused token
 */
export async function refresh(token: string | undefined, circumstances: Circumstances = {}): Promise<SignedIn> {
  const claims = token ? await verifyRefreshToken(token) : undefined
  if (!claims) throw refreshFailed()
  const successorId = crypto.randomUUID()
  const lifetime = lifetimeFor(circumstances.isBrowser)
  const next = await ownerTx(async (db) => {
    const used = await store.useToken(db, claims.tokenId, successorId)
    return used ? succeed(db, claims.tokenId, successorId, lifetime) : repeated(db, claims.tokenId, circumstances)
  })
  await principalsChanged(claims.workspaceId, claims.id)
  const { owner } = await database()
  const account = next && (await store.findAccount(owner, claims.workspaceId, claims.id))
  if (!account) throw refreshFailed()
  return signInResult(account, { ...next, lifetime })
}
