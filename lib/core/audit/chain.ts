import { createHash } from "node:crypto"

// The chain of an audit log: what its hashes are made of. scripts/standalone/verify-audit.mjs has the same for readers who
// trust nobody; a test compares the two.

/** An event as the hash covers it, with times in microseconds (`2026-05-12T08:00:00.000000Z`). */
export interface SealedEvent {
  workspaceId: number
  sequence: number
  previousHash: string
  sealedAt: string
  id: string
  recordedAt: string
  actorId: number | null
  actorKeyId: string | null
  requestId: string | null
  call: string | null
  action: string
  recordType: string
  recordId: string
  detailsHash: string
}

/** The hash before the first event. */
export const firstHash = "0".repeat(64)

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")

/** Alphabetical, as RFC 8785 (JSON canonicalization) orders them. */
const fields = [
  "action",
  "actorId",
  "actorKeyId",
  "call",
  "detailsHash",
  "id",
  "previousHash",
  "recordId",
  "recordType",
  "recordedAt",
  "requestId",
  "sealedAt",
  "sequence",
  "workspaceId",
] as const satisfies readonly (keyof SealedEvent)[]

/** The hash that seals an event, over the canonical JSON of its fields. */
export const hashOf = (event: SealedEvent): string =>
  sha256(JSON.stringify(Object.fromEntries(fields.map((field) => [field, event[field]]))))

/** The hash of an event's details, as audit_write() makes it: `content` is the text of the stored JSON. */
export const detailsHashOf = (salt: string, content: string): string => sha256(salt + content)
