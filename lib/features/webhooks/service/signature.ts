import { createHmac, randomBytes } from "node:crypto"
import { seal, unseal } from "@/lib/core/auth/sealed"

// Signatures by the Standard Webhooks specification, https://www.standardwebhooks.com

const prefix = "whsec_"
const purpose = "webhook"
const ownerOf = (workspaceId: number, id: string) => `${workspaceId}:${id}`

/** Creates a secret of 256 bits. */
export const newSecret = (): string => `${prefix}${randomBytes(32).toString("base64")}`

export const sealSecret = (secret: string, workspaceId: number, id: string): string =>
  seal(secret, purpose, ownerOf(workspaceId, id))

/** Undefined if AUTH_SECRET has changed since the secret was sealed. */
export const unsealSecret = (sealed: string, workspaceId: number, id: string): string | undefined =>
  unseal(sealed, purpose, ownerOf(workspaceId, id))

/** The three headers of a message, with one signature per secret. */
export function signedHeaders(id: string, at: Date, body: string, secrets: string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), "base64")
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`
  })
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") }
}
