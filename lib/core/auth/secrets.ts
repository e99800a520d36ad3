import { createHash, randomBytes } from "node:crypto"

/** The hash under which the secret of an e-mailed link is stored. */
export const hashOfSecret = (secret: string) => createHash("sha256").update(secret).digest("hex")

/** Creates a 256-bit secret for an e-mailed link, and the hash to store. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString("base64url")
  return { secret, hash: hashOfSecret(secret) }
}
