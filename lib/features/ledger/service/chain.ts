import { createHash } from "node:crypto"
import type { StoredEntry } from "../store/journal"

// The chain of a business's books: what its hashes are made of. The function ledger_hash() of the database makes the same, and
// a trigger refuses entries with another hash.

/** An entry as the hash covers it. Times are ISO 8601 in UTC with milliseconds. */
export type ChainedEntry = Omit<StoredEntry, "hash" | "reversedBy" | "postings">

/** A posting as the hash covers it. */
export interface ChainedPosting {
  line: number
  /** The account's code. */
  code: string
  amount: bigint
  party: string | null
  productId: number | null
  vatCode: string | null
  net: bigint | null
}

/** The hash before the first entry. */
export const firstHash = "0".repeat(64)

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex")

const version = "1"
const texts = (values: (string | number | bigint | null)[]) =>
  values.map((value) => (value === null ? null : `${value}`))

/** The hash of an entry: SHA-256 of two JSON arrays of texts, one line each, the entry's and those of its postings. */
export function hashOf(e: ChainedEntry, postings: readonly ChainedPosting[]): string {
  const entry = texts([
    version,
    e.workspaceId,
    e.businessId,
    e.currency,
    e.sequence,
    e.year,
    e.number,
    e.id,
    e.shopId,
    e.kind,
    e.businessDate,
    e.occurredAt,
    e.recordedAt,
    e.actorId,
    e.actorName,
    e.approverId,
    e.approverName,
    e.sourceType,
    e.sourceId,
    e.memo,
    e.idempotencyKey,
    e.requestHash,
    e.reverses,
    e.reason,
    e.lines,
    e.previousHash,
  ])
  const lines = postings.map((p) => texts([p.line, p.code, p.amount, p.party, p.productId, p.vatCode, p.net]))
  return sha256(`${JSON.stringify(entry)}\n${JSON.stringify(lines)}`)
}
