import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto"
import { config } from "../config"

const algorithm = "aes-256-gcm"

/** Derives one key per purpose from AUTH_SECRET, so reading the database is not enough to read sealed texts. */
const keyFor = (purpose: string) => Buffer.from(hkdfSync("sha256", config().secrets.session, "", purpose, 32))

/** Derives a key from a secret that only the client has. */
const keyFrom = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "client", 32))

function encrypt(text: string, key: Buffer, of: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(of))
  const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
  return [iv, cipher.getAuthTag(), content].map((part) => part.toString("base64url")).join(".")
}

function decrypt(sealed: string, key: Buffer, of: string): string | undefined {
  const [iv, tag, content] = sealed.split(".").map((part) => Buffer.from(part, "base64url"))
  if (!iv || !tag || !content) return undefined
  try {
    const decipher = createDecipheriv(algorithm, key, iv).setAAD(Buffer.from(of)).setAuthTag(tag)
    return decipher.update(content).toString("utf8") + decipher.final("utf8")
  } catch {
    return undefined
  }
}

/** Encrypts a text for the database. `of` names its owner: the text can't be unsealed for any other. */
export const seal = (text: string, purpose: string, of: string): string => encrypt(text, keyFor(purpose), of)

/** Decrypts a sealed text. Returns undefined if its secret, purpose or owner differs, or if it was changed. */
export const unseal = (sealed: string, purpose: string, of: string): string | undefined =>
  decrypt(sealed, keyFor(purpose), of)

/** Signs a text that anybody may read, for one purpose. */
export const signatureOf = (text: string, purpose: string): string =>
  createHmac("sha256", keyFor(purpose)).update(text).digest("base64url")

/** Encrypts a text so that only a client with the same secret gets it back. */
export const sealWith = (secret: string, text: string): string => encrypt(text, keyFrom(secret), "")
export const unsealWith = (secret: string, sealed: string): string | undefined => decrypt(sealed, keyFrom(secret), "")
