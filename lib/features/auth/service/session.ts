import { authRole } from "@/lib/core/auth/ability"
import { endOf, signPair } from "@/lib/core/auth/tokens"
import { config } from "@/lib/core/config"
import type { Db } from "@/lib/core/db/types"
import type { ClientInfo } from "@/lib/core/http/client-info"
import { HttpError } from "@/lib/core/http/errors"
import { log } from "@/lib/core/log"
import { rulesFor } from "@/lib/features/roles"
import type { SignInMethod } from "@/lib/features/sign-ins/values"
import type { UserData } from "../schema/session"
import * as store from "../store"

export interface SignedIn {
  userData: UserData
  accessToken: string
  refreshToken: string
}

function userDataOf(account: store.Account): UserData {
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

/** The current time in whole seconds, the resolution of JWTs. */
export const currentSecond = () => new Date(Math.floor(Date.now() / 1000) * 1000)

/** Returns how long a sign-in lasts after its last refresh, in seconds: a browser's as long as it may be idle. */
export const lifetimeFor = (isBrowser = false): number =>
  isBrowser ? config().SESSION_IDLE_SECONDS : config().REFRESH_TOKEN_SECONDS

interface Issued {
  id: string
  sessionId: string
  issuedAt: Date
  startedAt: Date
  lifetime: number
}

/** Builds the response to a sign-in or refresh: the user and a pair of tokens. */
export async function signInResult(account: store.Account, { id, ...token }: Issued): Promise<SignedIn> {
  const grant = { userId: account.id, workspaceId: account.workspaceId, tokenId: id, ...token }
  try {
    return { userData: userDataOf(account), ...(await signPair(grant)) }
  } catch (error) {
    log().error({ err: error }, "failed to sign a token")
    throw new HttpError(400, "internal", { message: "somethingWrong" })
  }
}

/** Opens a sign-in for an account, with a new family of tokens. */
export async function openSignIn(
  db: Db,
  account: store.Account,
  client: ClientInfo,
  method: SignInMethod,
): Promise<SignedIn> {
  const issuedAt = currentSecond()
  const lifetime = lifetimeFor(client.isBrowser)
  const expiresAt = endOf({ issuedAt, startedAt: issuedAt }, lifetime)
  const sessionId = crypto.randomUUID()
  const id = crypto.randomUUID()
  const signedIn = await signInResult(account, { id, sessionId, issuedAt, startedAt: issuedAt, lifetime })
  const { workspaceId, id: userId } = account
  const { userAgent, address } = client
  const session = { id: sessionId, workspaceId, userId, userAgent, address, createdAt: issuedAt, expiresAt, method }
  await store.insertSession(db, session)
  await store.insertToken(db, { id, sessionId, issuedAt, expiresAt })
  return signedIn
}
