import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { maxMinor } from "@/lib/core/money"
import { billTotals, quantityUnits } from "@/lib/core/vat"
import { notify } from "@/lib/features/notifications/service/notify"
import type { InvoiceDocument } from "../schema/shown"
import type { InvoiceChanges, NewInvoice, NewPayment, WrittenLine } from "../schema/written"
import * as read from "../store/read"
import * as write from "../store/write"
import { document, found } from "./read"

const toStored = (lines: WrittenLine[]): write.StoredLine[] =>
  lines.map(({ qty, ...line }) => ({ ...line, quantity: Math.round(qty * quantityUnits) }))

/** The total of the lines. @throws HttpError 422 if it exceeds the column's range */
function totalOf(lines: write.StoredLine[]): number {
  const { totalMinor } = billTotals(lines)
  if (Math.abs(totalMinor) > maxMinor) throw invalid({ lines: "amountTooBig" })
  return totalMinor
}

function checkDates(issuedDate: string | undefined, dueDate: string | undefined): void {
  const issued = issuedDate ?? new Date().toISOString().slice(0, 10)
  if (dueDate && dueDate < issued) throw invalid({ dueDate: "dueBeforeIssued" })
}

async function checkClient(scope: Scope, id: number | undefined): Promise<void> {
  if (id !== undefined && !(await read.clientExists(scope, id))) throw notFound()
}

/** Sets or clears the salesperson. @throws HttpError 422 if the user isn't in this workspace */
async function setSeller(scope: Scope, id: number, userId: number | null): Promise<void> {
  if (!(await write.setSeller(scope, id, userId))) throw invalid({ salespersonId: "personUnknown" })
}

export async function add(scope: Scope, { lines, number, invoiceStatus, salespersonId, ...values }: NewInvoice) {
  checkDates(values.issuedDate, values.dueDate)
  await checkClient(scope, values.clientId)
  if (number && !(await write.takeNumber(scope, number))) throw conflict({ number: "numberTaken" })
  const billed = toStored(lines)
  const id = await write.insert(scope, { ...values, number, status: invoiceStatus, total: totalOf(billed) })
  await write.setLines(scope, id, billed)
  if (salespersonId) await setSeller(scope, id, salespersonId)
  return document(scope, id)
}

/** Updates an invoice. @throws HttpError 404; 409 if it has changed since `version` */
export async function change(scope: Scope, id: number, version: number, changes: InvoiceChanges) {
  const { lines, invoiceStatus, salespersonId, ...values } = changes
  const { row } = await found(scope, id)
  checkDates(values.issuedDate ?? row.issuedDate, values.dueDate ?? row.dueDate)
  await checkClient(scope, values.clientId)
  const billed = lines && toStored(lines)
  const total = billed && { total: totalOf(billed) }
  const changed = await write.update(scope, id, version, { ...values, ...total, status: invoiceStatus })
  if (!changed) throw new HttpError(409, "conflict")
  if (billed) await write.setLines(scope, id, billed)
  if (salespersonId !== undefined) await setSeller(scope, id, salespersonId)
  return document(scope, id)
}

/** Copies an invoice to a draft of today with the same client, lines and payment term. @throws HttpError 404 */
export async function duplicate(scope: Scope, id: number) {
  const { row, seller, lines } = await found(scope, id)
  const { workspaceId: _w, id: _i, number: _n, version: _v, paid: _p, balance: _b, createdAt: _c, ...values } = row
  const term = (Date.parse(row.dueDate) - Date.parse(row.issuedDate)) / 86_400_000
  const today = new Date()
  const copy = await write.insert(scope, {
    ...values,
    issuedDate: today.toISOString().slice(0, 10),
    dueDate: new Date(today.getTime() + term * 86_400_000).toISOString().slice(0, 10),
    status: "Draft",
    sentAt: null,
  })
  await write.setLines(scope, copy, lines)
  if (seller) await write.setSeller(scope, copy, seller.id)
  return document(scope, copy)
}

/** Notifies the salesperson of a payment, unless they recorded it themselves. */
async function notifySeller(
  scope: Scope,
  { number, currency, client, salesperson }: InvoiceDocument,
  payment: NewPayment,
) {
  if (!salesperson || salesperson.id === scope.userId) return
  await notify(scope, {
    to: [salesperson.id],
    kind: "payment",
    data: { who: client.company || client.name, title: `#${number}`, amount: payment.amountMinor, currency },
    link: `/apps/invoice/preview/${payment.id}`,
  })
}

/** Records a payment and updates balance and status. @throws HttpError 404 */
export async function pay(scope: Scope, payment: NewPayment) {
  if (!(await write.addPayment(scope, payment))) throw notFound()
  const paid = await document(scope, payment.id)
  await notifySeller(scope, paid, payment)
  return paid
}

/** Marks a draft as downloaded. @throws HttpError 404 */
export async function markDownloaded(scope: Scope, id: number) {
  const status = await write.markDownloaded(scope, id)
  if (!status) throw notFound()
  return { id }
}

/** Deletes invoices, with undo; all or none. @throws HttpError 404 */
export async function remove(scope: Scope, ids: number[]): Promise<number[]> {
  const deleted = await write.remove(scope, ids)
  if (deleted.length !== new Set(ids).size) throw notFound()
  return deleted.sort((a, b) => a - b)
}

/** Restores deleted invoices; all or none. @throws HttpError 404 if the time for undo is over */
export async function restore(scope: Scope, ids: number[]) {
  const restored = await write.restore(scope, ids)
  if (restored.length !== new Set(ids).size) throw new HttpError(404, "not_found", { message: "undoExpired" })
  return read.findByIds(scope, restored)
}
