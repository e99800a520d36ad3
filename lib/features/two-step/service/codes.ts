import { createHash, randomBytes } from "node:crypto"
import { Secret, TOTP } from "otpauth"
import { seal, unseal } from "@/lib/core/auth/sealed"
import type { Actor } from "@/lib/core/db/types"

const issuer = "Cornerledger"
const purpose = "cornerledger two-step"
const period = 30
const recoveryCount = 10

/** The parameters that every authenticator app supports (RFC 6238): six digits, thirty seconds, SHA-1. */
const totpOf = (base32: string, label = issuer) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(base32), algorithm: "SHA1", digits: 6, period })

const nameOf = ({ workspaceId, userId }: Actor) => `${workspaceId}:${userId}`

/** Creates a secret of 160 bits: as base32 and URI for the app, and encrypted for the database. */
export function newSecret(who: Actor, email: string): { base32: string; uri: string; sealed: string } {
  const { base32 } = new Secret({ size: 20 })
  return { base32, uri: totpOf(base32, email).toString(), sealed: seal(base32, purpose, nameOf(who)) }
}

/**
 * Returns the time step that a code belongs to: the current one, or a neighbouring one to allow for inaccurate clocks.
 * Undefined for a wrong code, "lost" if the secret can't be decrypted because AUTH_SECRET has changed.
 */
export function stepOf(sealed: string, who: Actor, code: string): number | "lost" | undefined {
  const base32 = unseal(sealed, purpose, nameOf(who))
  if (!base32) return "lost"
  const now = Date.now()
  const delta = totpOf(base32).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta
}

/** Normalises a typed code: ignores spaces, dashes and case, and reads O as 0, and I and L as 1. */
export const plain = (code: string) =>
  code.replace(/[\s-]/g, "").toLowerCase().replaceAll("o", "0").replace(/[il]/g, "1")
export const isTotp = (code: string) => /^\d{6}$/.test(plain(code))

/** Hashes a recovery code. Its 80 random bits need no slow hash; without a key it stays valid when AUTH_SECRET changes. */
export const recoveryHash = (who: Actor, code: string) =>
  createHash("sha256")
    .update(`${nameOf(who)}:${plain(code)}`)
    .digest("base64url")

// Crockford's base32, which has no letters that look like digits.
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz"

function recoveryCode(): string {
  const text = [...randomBytes(16)].map((byte) => alphabet[byte % 32]).join("")
  return text.replace(/(.{4})(?!$)/g, "$1-")
}

export function newRecoveryCodes(who: Actor): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: recoveryCount }, recoveryCode)
  return { codes, hashes: codes.map((code) => recoveryHash(who, code)) }
}
