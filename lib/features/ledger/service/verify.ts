import type { Db } from "@/lib/core/db/types"
import { entriesAfter, pageSize, type StoredEntry } from "../store/journal"
import * as proof from "../store/proof"
import { type BookCheck, bookChecks } from "../values/roles"
import { firstHash, hashOf } from "./chain"
import { bookRules } from "./rules"

/** Runs a read, each time in a transaction of its own, so that long books block nobody. */
export type Reader = <T>(read: (db: Db) => Promise<T>) => Promise<T>

export interface CheckResult {
  name: BookCheck
  isKept: boolean
  /** The first place where it is broken: an entry as `2026/17`, an account's code, or a year. */
  broken: proof.Broken | null
  /** How long the check took; for those that read the whole journal together, how long that took. */
  ms: number
}

export interface Proof {
  isIntact: boolean
  checkedAt: string
  entries: number
  postings: number
  /** The hash of the last entry; note it down elsewhere to notice if the end of the books is cut off. */
  hash: string | null
  checks: CheckResult[]
}

/** The pages of a business's entries, in the order of the chain, up to a place in it. Each is read while the one before is worked on. */
export async function* journalPages(
  read: Reader,
  workspaceId: number,
  businessId: number,
  until = 2_147_483_647,
): AsyncGenerator<StoredEntry[]> {
  const after = (sequence: number) => {
    const page = read((db) => entriesAfter(db, workspaceId, businessId, { after: sequence, until }))
    // It is awaited later, or never if nobody wants more pages.
    page.catch(() => {})
    return page
  }
  let next: Promise<StoredEntry[]> | undefined = after(-2_147_483_648)
  while (next) {
    const rows: StoredEntry[] = await next
    next = rows.length < pageSize ? undefined : after(rows.at(-1)?.sequence as number)
    if (rows.length > 0) yield rows
  }
}

function unbalanced({ postings, lines, businessDate, sequence }: StoredEntry): string | undefined {
  if (lines < 2 || postings.length !== lines) return "it does not have the lines it declared"
  if (postings.some(({ line }, i) => line !== i + 1)) return "its lines are not numbered from 1"
  if (postings.reduce((sum, { amount }) => sum + BigInt(amount), 0n) !== 0n) return "its postings don't sum to zero"
  if (postings.some((p) => p.businessDate !== businessDate || p.sequence !== sequence))
    return "its postings have another date or place"
  return undefined
}

function unchained(entry: StoredEntry, last: { sequence: number; hash: string }): string | undefined {
  if (entry.sequence !== last.sequence + 1) return "the entry before it is missing"
  if (entry.previousHash !== last.hash) return "it does not follow the entry before it"
  const postings = entry.postings.map((p) => ({
    ...p,
    amount: BigInt(p.amount),
    net: p.net === null ? null : BigInt(p.net),
  }))
  return hashOf(entry, postings) === entry.hash ? undefined : "the entry or its postings were changed"
}

interface Journal {
  last: { sequence: number; hash: string }
  entries: number
  postings: number
  unbalanced: proof.Broken | null
  unchained: proof.Broken | null
}

const placeOf = ({ year, number }: StoredEntry) => `${year}/${number}`

/** Reads the whole journal and recomputes every hash. */
async function checkJournal(pages: AsyncIterable<StoredEntry[]>, onProgress: (entries: number) => void) {
  const found: Journal = {
    last: { sequence: 0, hash: firstHash },
    entries: 0,
    postings: 0,
    unbalanced: null,
    unchained: null,
  }
  for await (const page of pages) {
    for (const entry of page) {
      const wrongLines = unbalanced(entry)
      const wrongChain = unchained(entry, found.last)
      if (wrongLines) found.unbalanced ??= { place: placeOf(entry), reason: wrongLines }
      if (wrongChain) found.unchained ??= { place: placeOf(entry), reason: wrongChain }
      found.last = entry
      found.entries++
      found.postings += entry.postings.length
    }
    onProgress(found.entries)
  }
  return found
}

/**
 * Checks every invariant of a business's books, and names the first place where one is broken.
 * @param onProgress is told how many entries were read so far
 */
export async function verifyBooks(
  read: Reader,
  workspaceId: number,
  businessId: number,
  onProgress: (entries: number) => void = () => {},
): Promise<Proof> {
  const checkedAt = new Date().toISOString()
  const timed = async <T>(run: () => Promise<T>) => {
    const start = performance.now()
    const found = await run()
    return { found, ms: Math.round(performance.now() - start) }
  }
  const { found: journal, ms } = await timed(() =>
    checkJournal(journalPages(read, workspaceId, businessId), onProgress),
  )
  const find = (rule: typeof proof.findNoParty) => timed(() => read((db) => rule(db, workspaceId, businessId)))
  const ruled = new Map<string, Awaited<ReturnType<typeof find>>>()
  for (const rule of bookRules()) ruled.set(rule.name, await find(rule.find))
  const results: Partial<Record<BookCheck, { found: proof.Broken | null; ms: number }>> = {
    "entries-balance": { found: journal.unbalanced, ms },
    "chain-unbroken": { found: journal.unchained, ms },
    "numbers-gapless": await find(proof.findNumberGap),
    "cash-not-negative": await find(proof.findBelowZero),
    "balances-match": await find(proof.findWrongBalance),
    "parties-named": await find(proof.findNoParty),
    "locked-months-untouched": await find(proof.findInLocked),
    "reversals-exact": await find(proof.findWrongReversal),
    ...Object.fromEntries(ruled),
  }
  const checks = bookChecks.flatMap((name) => {
    const result = results[name]
    return result ? [{ name, isKept: result.found === null, broken: result.found, ms: result.ms }] : []
  })
  return {
    isIntact: checks.every(({ isKept }) => isKept),
    checkedAt,
    entries: journal.entries,
    postings: journal.postings,
    hash: journal.entries > 0 ? journal.last.hash : null,
    checks,
  }
}
