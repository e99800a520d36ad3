import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"
import { config } from "../config"

const algorithm = "aes-256-gcm"

/** A key of its own for each purpose, from AUTH_SECRET: who reads the store alone reads nothing of what is sealed. */
const keyFor = (purpose: string) => Buffer.from(hkdfSync("sha256", config().secrets.session, "", purpose, 32))

/** Encrypts a text for the store. `of` names whose it is: copied into another's row it opens no more. */
export function seal(text: string, purpose: string, of: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv(algorithm, keyFor(purpose), iv).setAAD(Buffer.from(of))
  const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
  return [iv, cipher.getAuthTag(), content].map((part) => part.toString("base64url")).join(".")
}

/** What was sealed; nothing where it was sealed under another secret, for another, or was changed. */
export function unseal(sealed: string, purpose: string, of: string): string | undefined {
  const [iv, tag, content] = sealed.split(".").map((part) => Buffer.from(part, "base64url"))
  if (!iv || !tag || !content) return undefined
  try {
    const decipher = createDecipheriv(algorithm, keyFor(purpose), iv).setAAD(Buffer.from(of)).setAuthTag(tag)
    return decipher.update(content).toString("utf8") + decipher.final("utf8")
  } catch {
    return undefined
  }
}
