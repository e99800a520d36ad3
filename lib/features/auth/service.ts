import { authRole, rulesFor } from "@/lib/core/auth/ability"
import { hashPassword, verifyPassword } from "@/lib/core/auth/password"
import { principalsChanged } from "@/lib/core/auth/principal"
import { signPair, verifyRefreshToken } from "@/lib/core/auth/tokens"
import { config } from "@/lib/core/config"
import { store as database } from "@/lib/core/db/client"
import { ownerTx } from "@/lib/core/db/tx"
import type { Db } from "@/lib/core/db/types"
import type { ClientInfo } from "@/lib/core/http/client-info"
import { HttpError } from "@/lib/core/http/errors"
import { log } from "@/lib/core/log"
import { tell } from "@/lib/features/account/service/security-emails"
import * as secondStep from "@/lib/features/two-step/service/pass"
import { useInvitation } from "./registration"
import type { UserData } from "./schema"
import * as store from "./store"

export interface SignedIn {
  userData: UserData
  accessToken: string
  refreshToken: string
}

/** Within this time a used refresh token gets the same successor again: two tabs may hold the same one. */
const repeatSeconds = 10

export function userDataOf(account: store.Account): UserData {
  const { workspaceId: _, permissions, role, ...rest } = account
  return {
    id: rest.id,
    fullName: rest.fullName,
    username: rest.username,
    avatar: rest.avatar,
    email: rest.email,
    role: authRole(role),
    ability: rulesFor(role, permissions),
    extras: { eCommerceCartItemsCount: rest.cartLines },
  }
}

const after = (start: Date, seconds: number) => new Date(start.getTime() + seconds * 1000)

async function signed(account: store.Account, sessionId: string, tokenId: string, issuedAt: Date): Promise<SignedIn> {
  const grant = { userId: account.id, workspaceId: account.workspaceId, sessionId, tokenId, issuedAt }
  try {
    return { userData: userDataOf(account), ...(await signPair(grant)) }
  } catch (error) {
    log().error({ err: error }, "a token could not be signed")
    throw new HttpError(400, "internal", { message: "somethingWrong" })
  }
}

/** Opens a sign-in for an account: a new family of tokens. */
async function open(db: Db, account: store.Account, client: ClientInfo): Promise<SignedIn> {
  const issuedAt = new Date(Math.floor(Date.now() / 1000) * 1000)
  const expiresAt = after(issuedAt, config().REFRESH_TOKEN_SECONDS)
  const sessionId = crypto.randomUUID()
  const tokenId = crypto.randomUUID()
  const answer = await signed(account, sessionId, tokenId, issuedAt)
  const { workspaceId, id: userId } = account
  const { userAgent, address } = client
  await store.insertSession(db, { id: sessionId, workspaceId, userId, userAgent, address, expiresAt })
  await store.insertToken(db, { id: tokenId, sessionId, issuedAt, expiresAt })
  return answer
}

/** @throws HttpError 400 when e-mail and password don't match (spec section 8), 401 where a second step is missing or wrong */
export async function login(email: string, password: string, client: ClientInfo, code?: string): Promise<SignedIn> {
  const { owner } = await database()
  const account = await store.findByEmail(owner, email)
  // Hashing takes its time; no transaction is held open meanwhile.
  if (!(await verifyPassword(account?.passwordHash, password)) || !account) {
    throw new HttpError(400, "invalid", { fields: { email: "loginFailed" } })
  }
  const who = { workspaceId: account.workspaceId, userId: account.id }
  const { answer, passed } = await ownerTx(async (db) => {
    const passed = await secondStep.pass(db, who, code)
    await store.forgetOldSessions(db)
    return { answer: await open(db, account, client), passed }
  })
  if (passed === "recovery") await tell(who, "recoveryCodeUsed", client.locale)
  return answer
}

const refused = () => new HttpError(401, "unauthorized", { message: "refreshFailed" })

/** The successor that a token has which was used a moment ago, or whose `answerMayBeLost`. */
async function repeated(
  db: Db,
  tokenId: string,
  answerMayBeLost: boolean,
): Promise<{ sessionId: string; issuedAt: Date; id: string } | undefined> {
  const used = await store.findToken(db, tokenId)
  if (!used?.token.usedAt || used.session.revokedAt) return undefined
  const recent = Date.now() - used.token.usedAt.getTime() < repeatSeconds * 1000
  const successor = used.token.successorId ? await store.findToken(db, used.token.successorId) : undefined
  if (successor && (recent || (answerMayBeLost && !successor.token.usedAt))) return successor.token
  await store.endSessions(db, { id: used.session.id })
  return undefined
}

/**
 * Exchanges a refresh token. Used once; a repeat within ten seconds gets the same pair, a later one ends the sign-in. Where
 * the answer may be lost, as to a browser that leaves the page or its network meanwhile, a repeat gets the same pair for as
 * long as nobody has used it.
 * @throws HttpError 401 for anything but a good token
 */
export async function refresh(
  token: string | undefined,
  { answerMayBeLost = false }: { answerMayBeLost?: boolean } = {},
): Promise<SignedIn> {
  const claims = token ? await verifyRefreshToken(token) : undefined
  if (!claims) throw refused()
  const { sessionId } = claims
  const issuedAt = new Date(Math.floor(Date.now() / 1000) * 1000)
  const successorId = crypto.randomUUID()
  const next = await ownerTx(async (db) => {
    const used = await store.useToken(db, claims.tokenId, successorId)
    if (!used) return repeated(db, claims.tokenId, answerMayBeLost)
    const known = await store.findToken(db, claims.tokenId)
    if (!known || known.session.revokedAt || known.session.expiresAt < issuedAt) return undefined
    const expiresAt = after(issuedAt, config().REFRESH_TOKEN_SECONDS)
    const successor = { id: successorId, sessionId, issuedAt, expiresAt }
    await store.insertToken(db, successor)
    await store.prolongSession(db, sessionId, expiresAt)
    return successor
  })
  await principalsChanged(claims.workspaceId, claims.id)
  const { owner } = await database()
  const account = next && (await store.findAccount(owner, claims.workspaceId, claims.id))
  if (!account) throw refused()
  return signed(account, next.sessionId, next.id, next.issuedAt)
}

export interface Registration {
  email: string
  username: string
  password: string
  invitation?: string
}

/** Which of the two is in use. */
export async function inUse({ email, username }: Registration) {
  const { owner } = await database()
  return store.taken(owner, email, username)
}

/** Ends one sign-in, or every one of a person. @returns how many ended */
export async function logout(
  who: { workspaceId: number; userId: number; sessionId: string },
  everywhere: boolean,
): Promise<number> {
  const { owner } = await database()
  const { workspaceId, userId, sessionId } = who
  const ended = await store.endSessions(owner, everywhere ? { workspaceId, userId } : { id: sessionId })
  await principalsChanged(workspaceId, userId)
  return ended
}

/** Registers: a workspace of one's own with the sample data, in which one may do everything. */
export async function register(registration: Registration, client: ClientInfo) {
  const passwordHash = await hashPassword(registration.password)
  const { createWorkspace } = await import("@/lib/features/workspaces/service")
  return ownerTx(async (db) => {
    await useInvitation(db, registration.email, registration.invitation)
    const { workspaceId, id } = await createWorkspace(db, { ...registration, passwordHash })
    const account = await store.findAccount(db, workspaceId, id)
    if (!account) throw new HttpError(500, "internal")
    return open(db, account, client)
  })
}
