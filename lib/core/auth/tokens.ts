import { createHash } from "node:crypto"
import { jwtVerify, SignJWT } from "jose"
import { config } from "../config"

const issuer = "cornerledger"
const algorithm = "HS256"

/** What an access token says: whose it is and which sign-in it belongs to. */
export interface AccessClaims {
  id: number
  workspaceId: number
  sessionId: string
  expiresAt: number
}

export interface RefreshClaims extends AccessClaims {
  tokenId: string
}

type Kind = "access" | "refresh"
const key = (kind: Kind) => new TextEncoder().encode(config().secrets[kind])

interface Grant {
  userId: number
  workspaceId: number
  sessionId: string
  tokenId: string
  issuedAt: Date
  /** When the sign-in began. */
  startedAt: Date
}

/** When a sign-in ends at the latest, however often it is refreshed. */
export const latestEnd = (startedAt: Date): Date => new Date(startedAt.getTime() + config().SESSION_MAX_SECONDS * 1000)

/** The end of what is issued now: after its own lifetime, or with the sign-in. */
export const endOf = ({ issuedAt, startedAt }: Pick<Grant, "issuedAt" | "startedAt">, lifetime: number): Date =>
  new Date(Math.min(issuedAt.getTime() + lifetime * 1000, latestEnd(startedAt).getTime()))

function sign(kind: Kind, grant: Grant, lifetime: number): Promise<string> {
  const issuedAt = Math.floor(grant.issuedAt.getTime() / 1000)
  return new SignJWT({ id: grant.userId, ws: grant.workspaceId, sid: grant.sessionId })
    .setProtectedHeader({ alg: algorithm, typ: kind === "access" ? "at+jwt" : "rt+jwt" })
    .setIssuer(issuer)
    .setAudience(kind)
    .setJti(grant.tokenId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(Math.floor(endOf(grant, lifetime).getTime() / 1000))
    .sign(key(kind))
}

/** The pair of one grant. The same grant gives the same two strings, so a repeated refresh gets the same successor. */
export async function signPair(grant: Grant): Promise<{ accessToken: string; refreshToken: string }> {
  const { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_SECONDS } = config()
  const [accessToken, refreshToken] = await Promise.all([
    sign("access", grant, ACCESS_TOKEN_SECONDS),
    sign("refresh", grant, REFRESH_TOKEN_SECONDS),
  ])
  return { accessToken, refreshToken }
}

async function verify(kind: Kind, token: string): Promise<RefreshClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, key(kind), {
      algorithms: [algorithm],
      issuer,
      audience: kind,
      typ: kind === "access" ? "at+jwt" : "rt+jwt",
      requiredClaims: ["exp", "jti", "id", "ws", "sid"],
    })
    return {
      id: Number(payload.id),
      workspaceId: Number(payload.ws),
      sessionId: String(payload.sid),
      tokenId: String(payload.jti),
      expiresAt: Number(payload.exp) * 1000,
    }
  } catch {
    return undefined
  }
}

export const verifyRefreshToken = (token: string) => verify("refresh", token)

const verified = new Map<string, AccessClaims>()
const mostVerified = 5_000

/** The claims of a good access token. A signature once found good stays good until it expires, so it is checked once. */
export async function verifyAccessToken(token: string): Promise<AccessClaims | undefined> {
  const print = createHash("sha256").update(token).digest("base64")
  const known = verified.get(print)
  if (known) {
    if (known.expiresAt > Date.now()) return known
    verified.delete(print)
    return undefined
  }
  const claims = await verify("access", token)
  if (!claims) return undefined
  if (verified.size >= mostVerified) verified.delete(verified.keys().next().value as string)
  verified.set(print, claims)
  return claims
}
