import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import type { Principal } from "@/lib/core/auth/principal"
import { config } from "@/lib/core/config"
import type { Db } from "@/lib/core/db/types"
import * as store from "../store"

// A challenge carries its own expiry and signature, so offering one writes nothing. Only used ones are stored.

/** The time in which a challenge must be answered, in milliseconds. */
export const challengeMs = 5 * 60_000

/** The purpose of a challenge. Challenges for a signed-in user are valid in their session only. */
export type Purpose = "sign-in" | `${"register" | "confirm"} ${string}`

export const purposeOf = (act: "register" | "confirm", { workspaceId, userId, sessionId }: Principal): Purpose =>
  `${act} ${workspaceId}:${userId}:${sessionId}`

const nonceBytes = 16
const timeBytes = 6
const signedBytes = nonceBytes + timeBytes
const totalBytes = signedBytes + 32

const signatureOf = (signed: Uint8Array, purpose: Purpose) =>
  createHmac("sha256", config().secrets.session).update(`cornerledger passkey\n${purpose}\n`).update(signed).digest()

export function newChallenge(purpose: Purpose): Uint8Array<ArrayBuffer> {
  const signed = Buffer.concat([randomBytes(nonceBytes), Buffer.alloc(timeBytes)])
  signed.writeUIntBE(Date.now() + challengeMs, nonceBytes, timeBytes)
  return new Uint8Array([...signed, ...signatureOf(signed, purpose)])
}

const expiryOf = (challenge: string) => new Date(Buffer.from(challenge, "base64url").readUIntBE(nonceBytes, timeBytes))

/** Whether we offered the challenge (base64url) for this purpose, and it has not expired. */
export function isOffered(challenge: string, purpose: Purpose): boolean {
  const bytes = Buffer.from(challenge, "base64url")
  if (bytes.length !== totalBytes) return false
  const [signed, signature] = [bytes.subarray(0, signedBytes), bytes.subarray(signedBytes)]
  return timingSafeEqual(signature, signatureOf(signed, purpose)) && expiryOf(challenge).getTime() > Date.now()
}

/** Uses up an offered challenge. `db` must be connected as the owner. @returns false if it was used before */
export const takeChallenge = (db: Db, challenge: string): Promise<boolean> =>
  store.takeChallenge(
    db,
    createHash("sha256").update(Buffer.from(challenge, "base64url")).digest("base64url"),
    expiryOf(challenge),
  )
