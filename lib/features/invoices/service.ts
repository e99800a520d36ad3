import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { sendMail } from "@/lib/core/mail"
import { mostMinor } from "@/lib/core/money"
import { billTotals, lineAmounts, quantityUnits, vatSummary } from "@/lib/core/vat"
import { noBilling } from "@/lib/features/billing/schema"
import type {
  InvoiceChanges,
  InvoiceDocument,
  InvoiceListQuery,
  NewInvoice,
  NewPayment,
  SendInvoice,
  WrittenLine,
} from "./schema"
import * as read from "./store/read"
import * as write from "./store/write"
import { fixedTotalDue } from "./values"

async function found(scope: Scope, id: number): Promise<read.FoundDocument> {
  const row = await read.findDocument(scope, id)
  if (!row) throw notFound()
  return row
}

const billingOf = ({ billing }: read.FoundDocument) => {
  const { workspaceId: _, ...rest } = billing ?? { workspaceId: 0, ...noBilling }
  return rest
}

/** One page, and every invoice beside it unless it was asked without. */
export async function list(scope: Scope, query: InvoiceListQuery) {
  const page = await read.findPage(scope, query)
  return query.allData === "false" ? page : { allData: await read.findAll(scope), ...page }
}

export async function one(scope: Scope, id: number) {
  const row = await found(scope, id)
  const { bankName, country, iban, swiftCode } = billingOf(row)
  return { invoice: row.invoice, paymentDetails: { totalDue: fixedTotalDue, bankName, country, iban, swiftCode } }
}

/** An invoice as it stands on paper. */
export async function document(scope: Scope, id: number): Promise<InvoiceDocument> {
  const found_ = await found(scope, id)
  const { row, invoice, lines, payments } = found_
  const { netMinor, vatMinor, totalMinor } = billTotals(lines)
  return {
    invoice,
    number: row.number,
    version: row.version,
    clientId: row.clientId,
    currency: row.currency,
    issuedDate: row.issuedDate,
    dueDate: row.dueDate,
    note: row.note,
    acceptedPayment: row.acceptedPayment,
    showsPaymentTerms: row.showsPaymentTerms,
    showsNote: row.showsNote,
    showsPaymentStub: row.showsPaymentStub,
    sentAt: row.sentAt?.toISOString() ?? null,
    lines: lines.map(({ quantity, ...line }) => ({
      item: line.item,
      description: line.description,
      qty: quantity / quantityUnits,
      unitPriceMinor: line.unitPriceMinor,
      discount: line.discount,
      vatRate: line.vatRate,
      ...lineAmounts({ quantity, ...line }),
    })),
    vatSummary: vatSummary(lines),
    netMinor,
    vatMinor,
    totalMinor,
    paidMinor: row.paid,
    balanceMinor: row.balance,
    payments,
    billing: billingOf(found_),
  }
}

const stored = (lines: WrittenLine[]): write.StoredLine[] =>
  lines.map(({ qty, ...line }) => ({ ...line, quantity: Math.round(qty * quantityUnits) }))

/** The total of the lines. @throws HttpError 422 where no column could hold it */
function totalOf(lines: write.StoredLine[]): number {
  const { totalMinor } = billTotals(lines)
  if (Math.abs(totalMinor) > mostMinor) throw invalid({ lines: "amountTooBig" })
  return totalMinor
}

function checkDates(issuedDate: string | undefined, dueDate: string | undefined): void {
  const issued = issuedDate ?? new Date().toISOString().slice(0, 10)
  if (dueDate && dueDate < issued) throw invalid({ dueDate: "dueBeforeIssued" })
}

async function checkClient(scope: Scope, id: number | undefined): Promise<void> {
  if (id !== undefined && !(await read.clientExists(scope, id))) throw notFound()
}

export async function add(scope: Scope, { lines, number, invoiceStatus, ...values }: NewInvoice) {
  checkDates(values.issuedDate, values.dueDate)
  await checkClient(scope, values.clientId)
  if (number && !(await write.takeNumber(scope, number))) throw conflict({ number: "numberTaken" })
  const billed = stored(lines)
  const id = await write.insert(scope, { ...values, number, status: invoiceStatus, total: totalOf(billed) })
  await write.setLines(scope, id, billed)
  return document(scope, id)
}

/** Changes an invoice that nobody else has changed since. @throws HttpError 404, 409 */
export async function change(scope: Scope, id: number, version: number, changes: InvoiceChanges) {
  const { lines, invoiceStatus, ...values } = changes
  const { row } = await found(scope, id)
  checkDates(values.issuedDate ?? row.issuedDate, values.dueDate ?? row.dueDate)
  await checkClient(scope, values.clientId)
  const billed = lines && stored(lines)
  const total = billed && { total: totalOf(billed) }
  const changed = await write.update(scope, id, version, { ...values, ...total, status: invoiceStatus })
  if (!changed) throw new HttpError(409, "conflict")
  if (billed) await write.setLines(scope, id, billed)
  return document(scope, id)
}

/** A draft of today with the same client, lines and term. */
export async function duplicate(scope: Scope, id: number) {
  const { row, lines } = await found(scope, id)
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
  return document(scope, copy)
}

/** Marks an invoice as sent; the mail goes out once that is committed. */
export async function send(scope: Scope, { id, to, subject, message }: SendInvoice) {
  if (!(await write.markSent(scope, id))) throw notFound()
  const sent = await document(scope, id)
  scope.after(() => sendMail({ to: to ?? sent.invoice.client.companyEmail, subject, text: message }))
  return sent
}

export async function pay(scope: Scope, payment: NewPayment) {
  if (!(await write.addPayment(scope, payment))) throw notFound()
  return document(scope, payment.id)
}

/** Deletes invoices for real; all or none. */
export async function remove(scope: Scope, ids: number[]): Promise<number[]> {
  const gone = await write.remove(scope, ids)
  if (gone.length !== new Set(ids).size) throw notFound()
  return gone.sort((a, b) => a - b)
}

/** Undoes deletes; all or none. */
export async function restore(scope: Scope, ids: number[]) {
  const back = await write.restore(scope, ids)
  if (back.length !== new Set(ids).size) throw new HttpError(404, "not_found", { message: "undoExpired" })
  return read.findByIds(scope, back)
}
