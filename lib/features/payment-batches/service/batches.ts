import type { Principal } from "@/lib/core/auth/principal"
import { now } from "@/lib/core/clock"
import type { Scope } from "@/lib/core/db/types"
import { isWorkingDay } from "@/lib/core/holidays"
import { conflict, HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { exactNumber } from "@/lib/core/money"
import { getNamed } from "@/lib/features/businesses/service/businesses"
import { ibanOf } from "@/lib/features/businesses/service/numbers"
import { findPlace as findPart } from "@/lib/features/businesses/service/parts"
import { holdBooks } from "@/lib/features/ledger/service/holdings"
import type { BatchForm, BatchItem, BatchListQuery, BatchRecord, PaymentBatch } from "../schema"
import * as store from "../store/batches"
import { findCreditor } from "../store/mandates"
import type { BatchState } from "../values"
import { type Payable, payables } from "./candidates"
import { painOf } from "./pain"

/** A command about a batch, and its permanent idempotency key. */
export interface Command {
  principal: Principal
  id: number
  key: string
}

export const today = () => now().toISOString().slice(0, 10)

function toBatch({ batch: row, business, account }: store.Listed): PaymentBatch {
  const { id, version, kind, state, messageId, executionOn, items, total, note, answeredOn } = row
  return {
    ...{ id, version, business: row.businessId, businessName: business.name, bankAccount: row.bankAccountId },
    ...{ accountName: account.name, kind, state, messageId, executionOn, items, total, currency: business.currency },
    ...{ preparedBy: row.preparedByName, preparedAt: row.preparedAt.toISOString(), exportedBy: row.exportedByName },
    ...{ exportedAt: row.exportedAt?.toISOString() ?? null, answeredOn, note },
  }
}

const toItem = (row: store.ItemRow): BatchItem => ({
  ...{ position: row.position, kind: row.kind, targetId: row.targetId, label: row.label, state: row.state },
  ...{ endToEnd: row.endToEnd, name: row.name, iban: row.iban, bic: row.bic, amount: row.amount },
  ...{ remittance: row.remittance, mandate: row.mandate, sequence: row.sequence, entry: row.entryId },
  reason: row.reason,
})

export async function list(scope: Scope, principal: Principal, query: BatchListQuery) {
  const { rows, ...total } = await store.findPage(scope, principal, query)
  return { data: rows.map(toBatch), ...total, page: query.page, perPage: query.perPage }
}

/** @throws HttpError 404 */
export async function get(scope: Scope, id: number): Promise<BatchRecord> {
  const row = await store.find(scope, id)
  if (!row) throw notFound()
  return { ...toBatch(row), payments: (await store.itemsOf(scope, id)).map(toItem) }
}

export async function findPlace(scope: Scope, id: number) {
  const row = await store.find(scope, id)
  return row && { business: row.batch.businessId }
}

export type ExportedBatch = Pick<PaymentBatch, "id" | "messageId" | "kind" | "total" | "executionOn">

/** The batches that a bank has got and that no line of a statement is matched with. */
export const exportedBatches = async (scope: Scope, bankAccount: number): Promise<ExportedBatch[]> =>
  (await store.findExported(scope, bankAccount)).map(toBatch)

/** A batch, locked, in one of some states. @throws HttpError 404; 409 if it has changed since `version` */
export async function lockBatch(scope: Scope, id: number, states: readonly BatchState[], version?: number) {
  const batch = await store.lock(scope, id)
  if (!batch) throw notFound()
  if (version !== undefined && batch.version !== version)
    throw new HttpError(409, "conflict", { current: await get(scope, id) })
  if (!states.includes(batch.state)) throw new HttpError(409, "conflict", { message: "batchState" })
  return batch
}

/** A payment of the form with what its document says. @throws HttpError 409 if it is settled or in another batch; 422 */
function chosen(all: Map<string, Payable>, { kind, id, amount, iban }: BatchForm["items"][number], index: number) {
  const found = all.get(`${kind}:${id}`)
  const field = `items.${index}`
  if (!found) throw conflict({ [`${field}.id`]: "batchTaken" })
  const own = iban ? ibanOf(iban) : found.iban
  if (kind === "refund" && iban && !own) throw invalid({ [`${field}.iban`]: "iban" })
  const known = kind === "refund" ? (own ?? "") : found.iban
  if (known === "") throw invalid({ [`${field}.iban`]: found.problem === "noMandate" ? "batchNoMandate" : "required" })
  if (found.problem === "mandateUsed" || found.problem === "mandateLapsed")
    throw invalid({ [`${field}.id`]: found.problem })
  const paid = kind === "refund" ? (amount ?? found.amount) : found.amount
  if (paid > found.amount) throw conflict({ [`${field}.amount`]: "paymentRest" })
  return { ...found, iban: known, bic: known === found.iban ? found.bic : "", amount: paid }
}

/** @throws HttpError 422 for a day on which banks don't work, or one that is over */
function requireDay({ executionOn, kind }: BatchForm): void {
  const isLate = kind === "collection" ? executionOn <= today() : executionOn < today()
  if (isLate) throw invalid({ executionOn: kind === "collection" ? "batchDayTooSoon" : "batchDayOver" })
  if (!isWorkingDay(executionOn, "TARGET")) throw invalid({ executionOn: "batchNoBankDay" })
}

/** Prepares a batch. @throws HttpError 409, 422 */
export async function prepare(scope: Scope, principal: Principal, form: BatchForm): Promise<BatchRecord> {
  const { business, kind, bankAccount, executionOn } = form
  requireDay(form)
  if ((await getNamed(scope, business)).currency !== "EUR") throw invalid({ business: "batchEuro" })
  if ((await findPart(scope, "bank-account", bankAccount))?.business !== business)
    throw invalid({ bankAccount: "bankAccountElsewhere" })
  if (kind === "collection" && (await findCreditor(scope, business)) === "")
    throw invalid({ business: "batchNoCreditor" })
  // A bill or mandate that is being used elsewhere is no longer payable after the wait.
  await holdBooks(scope, business)
  const all = new Map((await payables(scope, form, executionOn)).map((one) => [`${one.kind}:${one.id}`, one]))
  const items = form.items.map((item, index) => chosen(all, item, index))
  const id = await store.takeId(scope)
  const total = exactNumber(items.reduce((sum, { amount }) => sum + BigInt(amount), 0n))
  const messageId = `CL${scope.workspaceId}-${business}-${id}-${today().replaceAll("-", "")}`
  await store.insert(scope, {
    ...{
      id,
      businessId: business,
      bankAccountId: bankAccount,
      kind,
      messageId,
      executionOn,
      items: items.length,
      total,
    },
    ...{ preparedBy: scope.userId, preparedByName: principal.fullName },
  })
  const made = await store.insertItems(
    scope,
    id,
    items.map(({ kind: itemKind, id: targetId, label, name, iban, bic, amount, remittance, mandate }, index) => ({
      ...{ businessId: business, kind: itemKind, targetId, label, name, iban, bic, amount, remittance },
      ...{ endToEnd: `${messageId}-${index + 1}`, mandateId: mandate?.id, mandate: mandate?.reference },
      ...{ signedOn: mandate?.signedOn, sequence: mandate?.sequence },
    })),
  )
  if (made < items.length) throw new HttpError(409, "conflict", { message: "batchTaken" })
  return get(scope, id)
}

/** Makes the file of a batch. @throws HttpError 404, 409 */
export async function exportBatch(scope: Scope, { principal, id }: Command, version: number): Promise<BatchRecord> {
  const batch = await lockBatch(scope, id, ["prepared"], version)
  const { business, account } = (await store.find(scope, id)) as store.Listed
  const exportedAt = now()
  const file = painOf({
    ...{ kind: batch.kind, messageId: batch.messageId, createdAt: exportedAt.toISOString() },
    ...{ executionOn: batch.executionOn, business: business.legalName, iban: account.iban, bic: account.bic },
    creditorId: await findCreditor(scope, batch.businessId),
    items: (await store.itemsOf(scope, id)).map(({ mandate, signedOn, sequence, ...item }) => ({
      ...item,
      ...(mandate && signedOn && sequence && { mandate: { reference: mandate, signedOn, sequence } }),
    })),
  })
  await store.update(scope, id, { state: "exported", file, exportedAt, exportedByName: principal.fullName })
  return get(scope, id)
}

/** The file of a batch. @throws HttpError 404 before it is exported */
export async function fileOf(scope: Scope, id: number) {
  const row = await store.find(scope, id)
  if (!row?.batch.file) throw notFound()
  return { content: row.batch.file, name: `${row.batch.messageId}.xml` }
}

/** @throws HttpError 404, 409 */
export async function cancel(scope: Scope, { id }: Command, version: number): Promise<BatchRecord> {
  await lockBatch(scope, id, ["prepared"], version)
  await store.endPending(scope, id, "cancelled")
  await store.update(scope, id, { state: "cancelled" })
  return get(scope, id)
}
