import type { Principal } from "@/lib/core/auth/principal"
import { now } from "@/lib/core/clock"
import type { Scope } from "@/lib/core/db/types"
import { conflict, invalid, notFound } from "@/lib/core/http/errors"
import { netOf } from "@/lib/core/money"
import { accountAtBank } from "@/lib/features/ledger/service/bank-accounts"
import { holdBooks } from "@/lib/features/ledger/service/holdings"
import { post } from "@/lib/features/ledger/service/post"
import { debitCollected, debitReturned } from "@/lib/features/ledger/service/recipes/owed"
import { reverse } from "@/lib/features/ledger/service/reverse"
import { expenseAccount } from "@/lib/features/ledger/service/tills"
import { settleOpenBills } from "@/lib/features/supplier-bills/service/settle"
import { supplierOf } from "@/lib/features/suppliers/service"
import type { CollectForm, DebitOccurrence, FailForm, OccurrenceListQuery } from "../schema"
import { type DebitRow, find as findDebit } from "../store/debits"
import * as store from "../store/occurrences"
import type { OccurrenceState } from "../values"
import { todayOf } from "./generate"

// What became of the occurrences of mandates. Each answer is one command.

function toOccurrence({ occurrence: row, creditor, kind, shopName, currency }: store.Listed): DebitOccurrence {
  const { id, nominalOn, dueOn, attempt, expected, state, amount, collectedOn, isUnusual, note, failedOn, fee } = row
  return {
    ...{ id, directDebit: row.debitId, business: row.businessId, shop: row.shopId, shopName, creditor, kind },
    ...{ currency, nominalOn, dueOn, attempt, expected, state, amount, collectedOn, entry: row.entryId, isUnusual },
    ...{ note, failedOn, reversal: row.reversalId, fee },
    answeredBy: row.answeredBy === null ? null : { id: row.answeredBy, name: row.answeredByName ?? "" },
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}

export async function list(scope: Scope, principal: Principal, query: OccurrenceListQuery) {
  const { rows, ...total } = await store.findPage(scope, principal, query)
  return { data: rows.map(toOccurrence), ...total, page: query.page, perPage: query.perPage }
}

/** @throws HttpError 404 */
export async function get(scope: Scope, id: number): Promise<DebitOccurrence> {
  const row = await store.find(scope, id)
  if (!row) throw notFound()
  return toOccurrence(row)
}

/** The occurrences that are due at a bank account from one day to another. */
export const openOccurrences = store.findOpen

/** Where an occurrence belongs, for grants; undefined if there is none. */
export async function findPlace(scope: Scope, id: number) {
  const row = await store.find(scope, id)
  return row && { business: row.occurrence.businessId, shop: row.occurrence.shopId }
}

/** A command: who gives it, on which occurrence, and the key that names it for ever. */
export interface Answer {
  principal: Principal
  id: number
  key: string
}

/** An occurrence in one of the states that allow an answer, and its mandate, locked. @throws HttpError 404, 409, 422 */
async function answerable(scope: Scope, id: number, states: readonly OccurrenceState[], on?: string) {
  const seen = await store.find(scope, id)
  if (!seen) throw notFound()
  const { businessId, debitId, shopId } = seen.occurrence
  // In this order everywhere: books first, then rows.
  await holdBooks(scope, businessId)
  const row = await store.lock(scope, id)
  if (!row) throw notFound()
  if (!states.includes(row.state)) throw conflict({ state: "debitAnswered" })
  if (on !== undefined && on > (await todayOf(scope, businessId, shopId))) throw invalid({ on: "dayInFuture" })
  const debit = (await findDebit(scope, debitId)) as { debit: DebitRow }
  return { row, debit: debit.debit, currency: seen.currency }
}

const answered = (scope: Scope, principal: Principal) => ({
  answeredBy: scope.userId,
  answeredByName: principal.fullName,
  answeredAt: now(),
})

/** @param at the account of the bank account in the books, if it is known; otherwise that of the mandate */
async function collection(scope: Scope, debit: DebitRow, amount: bigint, at?: number) {
  const { businessId, shopId, purpose, account, vatRate, creditor } = debit
  const bank = at ?? (await accountAtBank(scope, businessId, debit.bankAccountId))
  if (purpose === "supplier") {
    const { id: supplier, party } = await supplierOf(scope, { name: creditor })
    return { recipe: debitCollected({ shopId, amount, bank, party }), supplier }
  }
  const expense = account === null ? undefined : await expenseAccount(scope, businessId, account)
  const net = vatRate === null ? amount : netOf(amount, vatRate)
  const vat = vatRate === null ? undefined : { vatCode: String(vatRate), net, vat: amount - net }
  return { recipe: debitCollected({ shopId, amount, bank, expense, vat }) }
}

/**
 * Posts what the bank collected, and settles open bills with it if it was for a supplier.
 * @throws HttpError 409 if somebody has answered it; 422 for a day in the future, or an unusual amount without a note
 */
export async function collect(
  scope: Scope,
  { principal, id, key }: Answer,
  { amount, on, note }: CollectForm,
  bank?: number,
): Promise<DebitOccurrence> {
  const { row, debit, currency } = await answerable(scope, id, ["due"], on)
  const isUnusual = Math.abs(amount - row.expected) > debit.tolerance
  if (isUnusual && note === "") throw invalid({ note: "debitUnusual" })
  const { recipe, supplier } = await collection(scope, debit, BigInt(amount), bank)
  const posted = await post(scope, {
    ...recipe,
    ...{ businessId: row.businessId, shopId: row.shopId, currency, businessDate: on, key },
    ...{ source: { type: "direct-debit", id: String(id) }, memo: debit.creditor },
  })
  const outcome = { state: "collected" as const, amount, collectedOn: on, entryId: posted.id, isUnusual, note }
  await store.update(scope, id, { ...outcome, ...answered(scope, principal) })
  if (supplier !== undefined) {
    const paid = { amount, on, entry: posted.id, person: principal.fullName }
    await settleOpenBills(scope, { business: row.businessId, supplier, ...paid })
  }
  return get(scope, id)
}

/** Takes back that an occurrence was collected: its entry is reversed, and it is due again. @throws HttpError 409, or as for `reverse` */
export async function uncollect(
  scope: Scope,
  { id, key }: Answer,
  { reason, businessDate }: { reason: string; businessDate: string },
): Promise<void> {
  const { row } = await answerable(scope, id, ["collected"])
  await reverse(scope, row.entryId as string, { reason, businessDate, key })
  await store.update(scope, id, {
    ...{ state: "due", amount: null, collectedOn: null, entryId: null, isUnusual: false, note: "" },
    ...{ answeredBy: null, answeredByName: null, answeredAt: null },
  })
}

/** Posts the fee for a return, and reverses what was collected. @throws HttpError as for `collect` */
export async function fail(scope: Scope, { principal, id, key }: Answer, form: FailForm): Promise<DebitOccurrence> {
  const { on, fee, reason, retryOn } = form
  const { row, debit, currency } = await answerable(scope, id, ["due", "collected"], on)
  if (row.collectedOn !== null && on < row.collectedOn) throw invalid({ on: "debitBeforeCollected" })
  if (retryOn !== null && retryOn < on) throw invalid({ retryOn: "endBeforeStart" })
  const entry = row.entryId
  const reversal =
    entry === null ? null : await reverse(scope, entry, { reason, businessDate: on, key: `${key}:return` })
  const bank = await accountAtBank(scope, row.businessId, debit.bankAccountId)
  const charged =
    fee > 0 &&
    (await post(scope, {
      ...debitReturned({ shopId: row.shopId, fee: BigInt(fee), bank }),
      ...{ businessId: row.businessId, shopId: row.shopId, currency, businessDate: on, key },
      ...{ source: { type: "direct-debit", id: String(id) }, memo: debit.creditor },
    }))
  await store.update(scope, id, {
    ...{
      state: "failed",
      failedOn: on,
      reversalId: reversal?.id ?? null,
      fee,
      feeEntryId: charged ? charged.id : null,
    },
    ...{ note: reason, ...answered(scope, principal) },
  })
  if (retryOn !== null) await store.insertRetry(scope, row, retryOn)
  return get(scope, id)
}

/** Expects nothing any more. @throws HttpError 404; 409 if somebody has answered it */
export async function skip(scope: Scope, { principal, id }: Answer, reason: string): Promise<DebitOccurrence> {
  await answerable(scope, id, ["due"])
  await store.update(scope, id, { state: "skipped", note: reason, ...answered(scope, principal) })
  return get(scope, id)
}
