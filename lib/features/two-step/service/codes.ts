import { createHash, randomBytes } from "node:crypto"
import { Secret, TOTP } from "otpauth"
import { seal, unseal } from "@/lib/core/auth/sealed"
import type { Actor } from "@/lib/core/db/types"

const issuer = "Cornerledger"
const purpose = "cornerledger two-step"
const period = 30
const recoveryCount = 10

/** What every authenticator app can do (RFC 6238): six digits, thirty seconds, SHA-1. */
const totpOf = (base32: string, label = issuer) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(base32), algorithm: "SHA1", digits: 6, period })

const nameOf = ({ workspaceId, userId }: Actor) => `${workspaceId}:${userId}`

/** A new secret of 160 bits: for the app, and sealed for the store. */
export function newSecret(who: Actor, email: string): { base32: string; uri: string; sealed: string } {
  const { base32 } = new Secret({ size: 20 })
  return { base32, uri: totpOf(base32, email).toString(), sealed: seal(base32, purpose, nameOf(who)) }
}

/** The step whose code this is: now's, or the one before or after for clocks that are off. `lost` where AUTH_SECRET is another one. */
export function stepOf(sealed: string, who: Actor, code: string): number | "lost" | undefined {
  const base32 = unseal(sealed, purpose, nameOf(who))
  if (!base32) return "lost"
  const now = Date.now()
  const delta = totpOf(base32).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta
}

/** As typed: spaces and dashes don't matter, nor do capitals, nor which round or straight sign was read. */
export const plain = (code: string) =>
  code.replace(/[\s-]/g, "").toLowerCase().replaceAll("o", "0").replace(/[il]/g, "1")
export const isTotp = (code: string) => /^\d{6}$/.test(plain(code))

/** Eighty random bits need no slow hash and no key: they also work after AUTH_SECRET was changed. */
export const recoveryHash = (who: Actor, code: string) =>
  createHash("sha256")
    .update(`${nameOf(who)}:${plain(code)}`)
    .digest("base64url")

// Crockford's base32: no letter that could be taken for a digit.
const letters = "0123456789abcdefghjkmnpqrstvwxyz"

function recoveryCode(): string {
  const text = [...randomBytes(16)].map((byte) => letters[byte % 32]).join("")
  return text.replace(/(.{4})(?!$)/g, "$1-")
}

export function newRecoveryCodes(who: Actor): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: recoveryCount }, recoveryCode)
  return { codes, hashes: codes.map((code) => recoveryHash(who, code)) }
}
