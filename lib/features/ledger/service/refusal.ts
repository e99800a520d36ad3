import { violatedConstraint } from "@/lib/core/db/sqlstate"
import type { Scope } from "@/lib/core/db/types"
import { HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { decimalAmount } from "@/lib/core/money"
import { readState, type State } from "../store/entries"
import { controlRoles, maxLines } from "../values/roles"
import type { Line, NewEntry, Posted } from "./entry"
import { type ResolvedLine, resolve } from "./resolve"

// Why an entry was not written. ledger_write() of the database applies the same rules, but doesn't say which one was broken.

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

/** Whether lines can make an entry at all. */
export const isBalanced = (lines: Line[]): boolean =>
  lines.length >= 2 &&
  lines.length <= maxLines &&
  lines.every(({ amount }) => amount !== 0n) &&
  lines.reduce((sum, { amount }) => sum + amount, 0n) === 0n

/** @throws HttpError 422 if the database refused a balance that no exact number has, and otherwise its error */
export function refuseBalance(error: unknown): never {
  if (violatedConstraint(error) !== "account_balances_range_check") throw error
  throw new HttpError(422, "invalid", { message: "balanceTooLarge" })
}

/** The earlier answer to the same command, or the reason why an entry was not written. @throws HttpError with the reason */
export async function replayOrRefuse(
  scope: Scope,
  entry: NewEntry,
  requestHash: string,
  reverses: string | null = null,
): Promise<Posted> {
  const { businessId, businessDate, key } = entry
  const refs = entry.lines.map(({ account }) => account)
  const state = await readState(scope, {
    ...{ businessId, businessDate, key, reverses },
    accountIds: refs.flatMap((ref) => ("accountId" in ref ? [ref.accountId] : [])),
    codes: refs.flatMap((ref) => ("code" in ref ? [ref.code] : [])),
    roles: refs.flatMap((ref) => ("role" in ref ? [ref.role] : [])),
  })
  const { currency } = state
  if (!currency) throw notFound()
  const earlier = replay(state, requestHash)
  if (earlier) return earlier
  if (currency !== entry.currency) throw invalid({ currency: ["currencyOther", { currency }] })
  requireBalanced(entry.lines)
  requireUnreversed(state)
  requireOpen(state.period, entry)
  const lines = resolve(entry.lines, state.accounts)
  requireParties(lines)
  if (lines.some(({ of }) => of.isClosed)) throw new HttpError(409, "till_closed")
  requireFunds(lines, currency)
  // The reason went away meanwhile, such as a till that was opened. The code makes the transaction start again.
  throw Object.assign(new Error("an entry was refused without a reason"), { code: "40001" })
}
