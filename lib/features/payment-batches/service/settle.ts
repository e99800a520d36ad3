import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { HttpError, invalid } from "@/lib/core/http/errors"
import { payInvoice } from "@/lib/features/invoices/service/open"
import { takeBackPayment } from "@/lib/features/invoices/service/pay"
import { isBookkeeper } from "@/lib/features/ledger/service/access"
import { accountAtBank } from "@/lib/features/ledger/service/bank-accounts"
import { post } from "@/lib/features/ledger/service/post"
import { debitReturned } from "@/lib/features/ledger/service/recipes/owed"
import * as onAccount from "@/lib/features/payments/service/account"
import { get as getCredit } from "@/lib/features/payments/service/read"
import { payBill, unpayBill } from "@/lib/features/supplier-bills/service/pay-whole"
import type { BatchRecord, FailItemForm, RejectForm, SettleForm } from "../schema"
import * as store from "../store/batches"
import { type Command, get, lockBatch, today } from "./batches"

// The bank's response to a batch. Each payment settles its document through the document's own noun.

interface Settling {
  scope: Scope
  principal: Principal
  key: string
  on: string
  bankAccount: number
}
type Settled = Pick<store.ItemRow, "entryId" | "settledId">

async function payTheBill({ scope, principal, key, on, bankAccount }: Settling, item: store.ItemRow) {
  const { targetId: id, amount, businessId: business } = item
  const entryId = await payBill(scope, { principal, id, key }, { business, amount, on, bankAccount })
  return { entryId, settledId: null }
}

async function refund({ scope, principal, key, on, bankAccount }: Settling, { targetId: id, amount }: store.ItemRow) {
  const { version } = await getCredit(scope, id)
  const form = { version, on, amount, method: "bank" as const, till: null, bankAccount, reason: "" }
  const last = (await onAccount.refund(scope, { principal, id, key }, form)).allocations.at(-1)
  return { entryId: last?.entry ?? null, settledId: last?.id ?? null }
}

async function collect({ scope, on, bankAccount }: Settling, { targetId: id, amount }: store.ItemRow) {
  const paid = await payInvoice(scope, {
    ...{ id, amountMinor: amount, paidDate: on, method: "directDebit" as const, bankAccountId: bankAccount },
  })
  return { entryId: paid.entryId, settledId: paid.paymentId }
}

function settleItem(settling: Settling, item: store.ItemRow): Promise<Settled> {
  if (item.kind === "bill") return payTheBill(settling, item)
  return item.kind === "refund" ? refund(settling, item) : collect(settling, item)
}

/**
 * Records that the bank executed a batch on a day, and settles the documents of its pending payments.
 * @returns the journal entries posted @throws HttpError 404; 409 if a document has been settled otherwise; 422
 */
export async function settlePayments(
  scope: Scope,
  { principal, id, key }: Command,
  { version, on, bankAccount }: Partial<SettleForm> & { bankAccount?: number },
) {
  const batch = await lockBatch(scope, id, ["exported"], version)
  if (bankAccount !== undefined && bankAccount !== batch.bankAccountId) throw invalid({ order: "bankRecordElsewhere" })
  const day = on ?? today()
  if (day > today()) throw invalid({ on: "dayInFuture" })
  const entries: { entry: string; amount: number }[] = []
  for (const item of await store.itemsOf(scope, id)) {
    if (item.state !== "pending") continue
    const of = { scope, principal, key: `${key}:${item.position}`, on: day, bankAccount: batch.bankAccountId }
    const settled = await settleItem(of, item)
    await store.updateItem(scope, id, item.position, { ...settled, state: "settled" })
    if (settled.entryId)
      entries.push({ entry: settled.entryId, amount: batch.kind === "transfer" ? -item.amount : item.amount })
  }
  await store.update(scope, id, { state: "settled", answeredOn: day, answeredByName: principal.fullName })
  return entries
}

export async function settle(scope: Scope, command: Command, form: SettleForm): Promise<BatchRecord> {
  await settlePayments(scope, command, form)
  return get(scope, command.id)
}

/** Reverses the settlement of one payment of a batch. A bill whose payment has been reversed before is left as it is. */
async function takeBack(scope: Scope, { principal, key }: Omit<Command, "id">, item: store.ItemRow, reason: string) {
  const { kind, targetId: id, settledId, entryId } = item
  if (kind === "invoice") await takeBackPayment(scope, id, settledId as number)
  else if (kind === "refund") {
    const { version } = await getCredit(scope, id)
    await onAccount.undo(scope, { principal, id, key }, settledId as number, { version, reason })
  } else await unpayBill(scope, { principal, id, key }, reason, entryId)
}

/** Reopens a settled batch whose statement line turned out to be something else. @throws HttpError 404, 409 */
export async function unsettle(scope: Scope, { principal, id, key }: Command, reason: string): Promise<void> {
  await lockBatch(scope, id, ["settled"])
  for (const item of await store.itemsOf(scope, id)) {
    if (item.state !== "settled") continue
    await takeBack(scope, { principal, key: `${key}:${item.position}` }, item, reason)
    await store.updateItem(scope, id, item.position, { state: "pending", entryId: null, settledId: null })
  }
  await store.update(scope, id, { state: "exported", answeredOn: null, answeredByName: null })
}

/** Records that the bank rejected a batch. Its documents are owed as before. @throws HttpError 404, 409 */
export async function reject(scope: Scope, { principal, id }: Command, form: RejectForm): Promise<BatchRecord> {
  const { version, on, reason } = form
  await lockBatch(scope, id, ["exported"], version)
  await store.endPending(scope, id, "failed", reason)
  const answered = { answeredOn: on, answeredByName: principal.fullName, note: reason }
  await store.update(scope, id, { state: "failed", ...answered })
  return get(scope, id)
}

/** Records that one payment failed or was returned. @throws HttpError 404; 409 if it has failed already */
export async function failItem(scope: Scope, command: Command, position: number, form: FailItemForm) {
  const { principal, id, key } = command
  const { version, on, reason, fee } = form
  const batch = await lockBatch(scope, id, ["exported", "settled"], version)
  const item = (await store.itemsOf(scope, id)).find((one) => one.position === position)
  if (!item) throw new HttpError(404, "not_found")
  if (item.state === "failed") throw new HttpError(409, "conflict", { message: "batchState" })
  if (on > today()) throw invalid({ on: "dayInFuture" })
  if (item.state === "settled") await takeBack(scope, { principal, key: `${key}:return` }, item, reason)
  if (fee > 0) {
    const bank = await accountAtBank(scope, batch.businessId, batch.bankAccountId)
    await post(scope, {
      ...debitReturned({ fee: BigInt(fee), bank }),
      ...{ businessId: batch.businessId, currency: "EUR", businessDate: on, key, memo: `${item.name} ${item.label}` },
      source: { type: "payment-batch", id: String(id) },
      isBookkeeper: isBookkeeper(principal, batch.businessId),
    })
  }
  await store.updateItem(scope, id, position, { state: "failed", reason, entryId: null, settledId: null })
  const rest = (await store.itemsOf(scope, id)).some(({ state }) => state === "pending" || state === "settled")
  await store.update(scope, id, rest ? {} : { state: "failed", answeredOn: on, answeredByName: principal.fullName })
  return get(scope, id)
}
