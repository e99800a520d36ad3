import type { Scope } from "@/lib/core/db/types"
import { HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { decimalAmount } from "@/lib/core/money"
import { lockBooks } from "../store/books"
import { type EntryRow, insertEntry, readState, type State } from "../store/entries"
import { controlRoles, maxLines } from "../values/roles"
import { type ChainedEntry, type ChainedPosting, firstHash, hashOf, sha256 } from "./chain"
import type { Line, NewEntry, Posted } from "./entry"
import { requireUnguarded } from "./guard"
import { type ResolvedLine, resolve } from "./resolve"
import { v7 } from "./uuid"

/** What makes an entry a reversal. */
export interface Reversal {
  reverses: string
  reason: string
}

/** Identifies a command: the same key with another hash is another command. */
function requestHashOf(entry: NewEntry, reversal?: Reversal): string {
  const { kind, shopId = null, currency, businessDate, occurredAt, approver, source, memo = "", lines } = entry
  const ref = ({ account }: Line) => {
    if ("accountId" in account) return account.accountId
    return "code" in account ? account.code : [account.role, account.shopId ?? null]
  }
  return sha256(
    JSON.stringify([
      [kind, shopId, currency, businessDate, occurredAt?.toISOString() ?? null, approver?.id ?? null],
      [source?.type ?? null, source?.id ?? null, memo, reversal?.reverses ?? null, reversal?.reason ?? null],
      lines.map((line) => [
        ref(line),
        `${line.amount}`,
        line.party ?? null,
        line.productId ?? null,
        line.vatCode ?? null,
        line.net === undefined ? null : `${line.net}`,
      ]),
    ]),
  )
}

/** @throws HttpError 422 unless the lines are at least two amounts that sum to zero */
function requireBalanced(lines: Line[]): void {
  if (lines.length < 2) throw invalid({ lines: "entryTooShort" })
  if (lines.length > maxLines) throw invalid({ lines: ["entryTooLong", { max: maxLines }] })
  const zero = lines.findIndex(({ amount }) => amount === 0n)
  if (zero >= 0) throw invalid({ [`lines.${zero}.amount`]: "amountZero" })
  if (lines.reduce((sum, { amount }) => sum + amount, 0n) !== 0n) throw invalid({ lines: "entryUnbalanced" })
}

/** @throws HttpError 409 for a month that is locked, or closed for everyone but bookkeepers */
function requireOpen(period: State["period"], { businessDate, isBookkeeper = false }: NewEntry): void {
  if (period === "locked" || (period === "soft-closed" && !isBookkeeper)) {
    const message = ["periodLocked", { date: businessDate }] as const
    throw new HttpError(409, "period_locked", { message, fields: { businessDate: message } })
  }
}

function requireParties(lines: ResolvedLine[]): void {
  const index = lines.findIndex(({ of, party }) => !party && (controlRoles as readonly string[]).includes(of.role))
  if (index >= 0) throw invalid({ [`lines.${index}.party`]: "partyMissing" })
}

/** @throws HttpError 409 if an account of cash would fall below zero, with what is in it */
function requireFunds(lines: ResolvedLine[], currency: string): void {
  const moved = new Map<number, bigint>()
  for (const { of, amount } of lines) moved.set(of.id, (moved.get(of.id) ?? 0n) + amount)
  const short = lines.findIndex(
    ({ of }) => !of.mayGoBelowZero && BigInt(of.balance) + (moved.get(of.id) as bigint) < 0n,
  )
  const line = lines[short]
  if (!line) return
  const available = `${decimalAmount(BigInt(line.of.balance), currency)} ${currency}`
  const message = ["insufficientFunds", { code: line.of.code, available }] as const
  throw new HttpError(409, "insufficient_funds", { message, fields: { [`lines.${short}.amount`]: message } })
}

function requireUnreversed({ reversal }: State): void {
  if (!reversal) return
  const number = `${reversal.year}/${reversal.number}`
  throw new HttpError(409, "already_reversed", { message: ["alreadyReversed", { number }] })
}

/** The earlier answer to the same command. @throws HttpError 422 if the key belongs to another command */
function replay({ earlier }: State, requestHash: string): Posted | undefined {
  if (!earlier) return undefined
  if (earlier.requestHash !== requestHash) throw new HttpError(422, "idempotency_mismatch")
  const { requestHash: _, ...posted } = earlier
  return { ...posted, isReplayed: true }
}

/** Chains an entry to the last one. */
function chained(scope: Scope, entry: NewEntry, state: State, requestHash: string, reversal?: Reversal): ChainedEntry {
  const now = new Date()
  return {
    workspaceId: scope.workspaceId,
    businessId: entry.businessId,
    currency: entry.currency,
    sequence: (state.last?.sequence ?? 0) + 1,
    year: Number(entry.businessDate.slice(0, 4)),
    number: (state.lastNumber ?? 0) + 1,
    id: v7(now),
    shopId: entry.shopId ?? null,
    kind: entry.kind,
    businessDate: entry.businessDate,
    occurredAt: (entry.occurredAt ?? now).toISOString(),
    recordedAt: now.toISOString(),
    actorId: scope.userId || null,
    actorName: scope.trace?.name ?? null,
    approverId: entry.approver?.id ?? null,
    approverName: entry.approver?.name ?? null,
    sourceType: entry.source?.type ?? null,
    sourceId: entry.source?.id ?? null,
    memo: entry.memo ?? "",
    idempotencyKey: entry.key,
    requestHash,
    reverses: reversal?.reverses ?? null,
    reason: reversal?.reason ?? null,
    lines: entry.lines.length,
    previousHash: state.last?.hash ?? firstHash,
  }
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The rows of an entry. Amounts are texts, because JSON has no bigint. */
function rowsFor(entry: ChainedEntry, postings: ChainedPosting[], lines: ResolvedLine[], hash: string): EntryRow {
  const { currency: _, ...stored } = entry
  const { workspaceId, businessId, id, businessDate, sequence } = entry
  const shared = {
    workspace_id: workspaceId,
    business_id: businessId,
    entry_id: id,
    business_date: businessDate,
    sequence,
  }
  return {
    ...Object.fromEntries(Object.entries({ ...stored, hash }).map(([name, value]) => [snake(name), value])),
    postings: postings.map(({ line, amount, party, productId, vatCode, net }, i) => ({
      ...shared,
      line,
      account_id: lines[i]?.of.id,
      amount: `${amount}`,
      party,
      product_id: productId,
      vat_code: vatCode,
      net: net === null ? null : `${net}`,
    })),
  }
}

/**
 * Posts an entry, or a reversal: in the caller's transaction, exactly once by its key.
 * @throws HttpError 404 if the business has no books; 409 `period_locked`, `insufficient_funds`, `account_archived` or
 * `already_reversed`; 422 `idempotency_mismatch`, or for lines that don't make an entry
 */
export async function write(scope: Scope, entry: NewEntry, reversal?: Reversal): Promise<Posted> {
  const currency = await lockBooks(scope, entry.businessId)
  if (!currency) throw notFound()
  const refs = entry.lines.map(({ account }) => account)
  const state = await readState(scope, {
    ...entry,
    reverses: reversal?.reverses ?? null,
    accountIds: refs.flatMap((ref) => ("accountId" in ref ? [ref.accountId] : [])),
    codes: refs.flatMap((ref) => ("code" in ref ? [ref.code] : [])),
    roles: refs.flatMap((ref) => ("role" in ref ? [ref.role] : [])),
  })
  const requestHash = requestHashOf(entry, reversal)
  const earlier = replay(state, requestHash)
  if (earlier) return earlier
  if (currency !== entry.currency) throw invalid({ currency: ["currencyOther", { currency }] })
  requireBalanced(entry.lines)
  requireUnreversed(state)
  requireOpen(state.period, entry)
  const lines = resolve(entry.lines, state.accounts)
  requireParties(lines)
  await requireUnguarded(
    scope,
    lines.flatMap(({ of }) => of.holder ?? []),
  )
  requireFunds(lines, currency)
  const next = chained(scope, entry, state, requestHash, reversal)
  const postings = lines.map(({ of, amount, party, productId, vatCode, net }, i) => ({
    line: i + 1,
    code: of.code,
    amount,
    party: party ?? null,
    productId: productId ?? null,
    vatCode: vatCode ?? null,
    net: net ?? null,
  }))
  const hash = hashOf(next, postings)
  await insertEntry(scope, rowsFor(next, postings, lines, hash))
  const { id, sequence, year, number } = next
  return { id, sequence, year, number, hash, isReplayed: false }
}

/** Posts an entry. See `write` for its errors. */
export const post = (scope: Scope, entry: NewEntry): Promise<Posted> => write(scope, entry)
