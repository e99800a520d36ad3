import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"
import { config } from "../config"

const algorithm = "aes-256-gcm"

/** Derives one key per purpose from AUTH_SECRET, so reading the database is not enough to read sealed texts. */
const keyFor = (purpose: string) => Buffer.from(hkdfSync("sha256", config().secrets.session, "", purpose, 32))

/** Encrypts a text for the database. `of` names its owner: the text can't be unsealed for any other. */
export function seal(text: string, purpose: string, of: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv(algorithm, keyFor(purpose), iv).setAAD(Buffer.from(of))
  const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
  return [iv, cipher.getAuthTag(), content].map((part) => part.toString("base64url")).join(".")
}

/** Decrypts a sealed text. Returns undefined if its secret, purpose or owner differs, or if it was changed. */
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
