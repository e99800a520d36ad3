import { createHash } from "node:crypto"
import { jwtVerify, SignJWT } from "jose"
import { config } from "../config"

const issuer = "cornerledger"
const algorithm = "HS256"

/** The claims of an access token: user and sign-in. `expiresAt` is in milliseconds since 1970. */
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
  /** How long the refresh token is valid, in seconds. */
  lifetime: number
}

/** The end of a sign-in, however often it is refreshed. */
export const latestEnd = (startedAt: Date): Date => new Date(startedAt.getTime() + config().SESSION_MAX_SECONDS * 1000)

/** When a token expires: after `lifetime` seconds, or with the sign-in if that ends earlier. */
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

/** Signs the two tokens of a grant. The same grant gives the same tokens, so a repeated refresh gets the same successor. */
export async function signPair(grant: Grant): Promise<{ accessToken: string; refreshToken: string }> {
  const [accessToken, refreshToken] = await Promise.all([
    sign("access", grant, config().ACCESS_TOKEN_SECONDS),
    sign("refresh", grant, grant.lifetime),
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
const maxVerified = 5_000

/** The claims of a valid access token, otherwise undefined. Caches verified tokens until they expire. */
export async function verifyAccessToken(token: string): Promise<AccessClaims | undefined> {
  const digest = createHash("sha256").update(token).digest("base64")
  const cached = verified.get(digest)
  if (cached) {
    if (cached.expiresAt > Date.now()) return cached
    verified.delete(digest)
    return undefined
  }
  const claims = await verify("access", token)
  if (!claims) return undefined
  if (verified.size >= maxVerified) verified.delete(verified.keys().next().value as string)
  verified.set(digest, claims)
  return claims
}
