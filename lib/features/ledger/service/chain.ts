import { createHash } from "node:crypto"
import { exactNumber } from "@/lib/core/money"
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

/** The fields of an entry and of a posting, in the order in which the hash has them. */
const entryFields = [
  ...(["workspaceId", "businessId", "currency", "sequence", "year", "number", "id", "shopId", "kind"] as const),
  ...(["businessDate", "occurredAt", "recordedAt", "actorId", "actorName", "approverId", "approverName"] as const),
  ...(["sourceType", "sourceId", "memo", "idempotencyKey", "requestHash", "reverses", "reason"] as const),
  ...(["lines", "previousHash"] as const),
]
const postingFields = ["line", "code", "amount", "party", "productId", "vatCode", "net"] as const

/** The hash of an entry: SHA-256 of two JSON arrays of texts, one line each, the entry's and those of its postings. */
export function hashOf(entry: ChainedEntry, postings: readonly ChainedPosting[]): string {
  const fields = texts([version, ...entryFields.map((name) => entry[name])])
  const lines = postings.map((posting) => texts(postingFields.map((name) => posting[name])))
  return sha256(`${JSON.stringify(fields)}\n${JSON.stringify(lines)}`)
}

const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]]))
const exact = (text: string | null) => (text === null ? null : exactNumber(BigInt(text)))

/** An entry as a line of the archive's journal: what the hash covers, in the same order, and the hash. */
export function archiveLine(entry: StoredEntry): string {
  const postings = entry.postings.map((posting) => ({
    ...posting,
    amount: exact(posting.amount),
    net: exact(posting.net),
  }))
  return JSON.stringify({
    ...{ version: Number(version), ...pick(entry, entryFields) },
    postings: postings.map((posting) => pick(posting, postingFields)),
    hash: entry.hash,
  })
}
