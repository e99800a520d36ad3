import type { Principal } from "@/lib/core/auth/principal"
import { now } from "@/lib/core/clock"
import type { Scope } from "@/lib/core/db/types"
import { conflict, invalid, notFound } from "@/lib/core/http/errors"
import { netOf } from "@/lib/core/money"
import { accountAtBank } from "@/lib/features/ledger/service/bank-accounts"
import { holdBooks } from "@/lib/features/ledger/service/holdings"
import { post } from "@/lib/features/ledger/service/post"
import { debitCollected, debitReturned } from "@/lib/features/ledger/service/recipes/owed"
import { type Reversed, reverse } from "@/lib/features/ledger/service/reverse"
import { debitAccount } from "@/lib/features/ledger/service/tills"
import { settleOpenBills } from "@/lib/features/supplier-bills/service/settle"
import { supplierOf } from "@/lib/features/suppliers/service"
import type { CollectForm, DebitOccurrence, FailForm, OccurrenceListQuery } from "../schema"
import { type DebitRow, find as findDebit } from "../store/debits"
import * as store from "../store/occurrences"
import type { OccurrenceState } from "../values"
import { todayOf } from "./generate"

// The answers to occurrences of mandates: collected, failed or skipped. Each answer is one command.

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

/** The business and shop of an occurrence, for grants; undefined if it doesn't exist. */
export async function findPlace(scope: Scope, id: number) {
  const row = await store.find(scope, id)
  return row && { business: row.occurrence.businessId, shop: row.occurrence.shopId }
}

/** A command: the caller, the occurrence, and its permanent idempotency key. */
export interface Answer {
  principal: Principal
  id: number
  key: string
}

/** Locks an occurrence in one of the states that allow an answer, and reads its mandate. @throws HttpError 404, 409, 422 */
async function answerable(scope: Scope, id: number, states: readonly OccurrenceState[], on?: string) {
  const seen = await store.find(scope, id)
  if (!seen) throw notFound()
  const { businessId, debitId, shopId } = seen.occurrence
  // Always lock in this order: books first, then rows.
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

/** @param at the ledger account of the bank account; that of the mandate if left out */
async function collection(scope: Scope, debit: DebitRow, amount: bigint, at?: number) {
  const { businessId, shopId, purpose, account, vatRate, creditor } = debit
  const bank = at ?? (await accountAtBank(scope, businessId, debit.bankAccountId))
  if (purpose === "supplier") {
    const { id: supplier, party } = await supplierOf(scope, { name: creditor })
    return { recipe: debitCollected({ shopId, amount, bank, party }), supplier }
  }
  const expense = account === null ? undefined : await debitAccount(scope, businessId, account, vatRate !== null)
  const net = vatRate === null ? amount : netOf(amount, vatRate)
  const vat = vatRate === null ? undefined : { vatCode: String(vatRate), net, vat: amount - net }
  return { recipe: debitCollected({ shopId, amount, bank, expense, vat }) }
}

/**
 * Posts a collection, and settles open bills with it if the mandate is for a supplier.
 * @throws HttpError 409 if the occurrence has an answer; 422 for a day in the future, or an unusual amount without a note
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

/** Reverses the collection of an occurrence, which is then due again. @throws HttpError 409, or as for `reverse` */
export async function uncollect(
  scope: Scope,
  { id, key }: Answer,
  { reason, businessDate }: { reason: string; businessDate: string },
): Promise<void> {
  const { row } = await answerable(scope, id, ["collected"])
  await reverse(scope, row.entryId as string, { reason, businessDate, key })
}

/** Makes an occurrence due again after the entry of its collection was reversed. The ledger calls this and holds the books. */
export async function reopenDebit(scope: Scope, { entry, source }: Reversed): Promise<void> {
  if (source?.type !== "direct-debit") return
  const row = await store.lock(scope, Number(source.id))
  // The fee of a return has the same source.
  if (row?.entryId !== entry || row.state !== "collected") return
  await store.update(scope, row.id, {
    ...{ state: "due", amount: null, collectedOn: null, entryId: null, isUnusual: false, note: "" },
    ...{ answeredBy: null, answeredByName: null, answeredAt: null },
  })
}

/** Posts the fee for a return, and reverses the collection if there was one. @throws HttpError as for `collect` */
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
  // The reversal has made the occurrence due again, without its collection.
  const { amount, collectedOn, isUnusual } = row
  await store.update(scope, id, {
    ...{ state: "failed", amount, collectedOn, entryId: entry, isUnusual, failedOn: on },
    ...{ reversalId: reversal?.id ?? null, fee, feeEntryId: charged ? charged.id : null },
    ...{ note: reason, ...answered(scope, principal) },
  })
  if (retryOn !== null) await store.insertRetry(scope, row, retryOn)
  return get(scope, id)
}

/** Skips an occurrence, so that no collection is expected. @throws HttpError 404; 409 if it has an answer */
export async function skip(scope: Scope, { principal, id }: Answer, reason: string): Promise<DebitOccurrence> {
  await answerable(scope, id, ["due"])
  await store.update(scope, id, { state: "skipped", note: reason, ...answered(scope, principal) })
  return get(scope, id)
}
