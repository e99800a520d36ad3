import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { type BilledLine, billTotals, findInexact, thousandths } from "@/lib/core/vat"
import type { InvoiceChanges, NewInvoice, WrittenLine } from "../schema/written"
import * as read from "../store/read"
import { keepParties } from "../store/settle"
import * as write from "../store/write"
import { locked } from "./errors"
import { document, found, isIssued } from "./read"

const toStored = (lines: WrittenLine[]): write.StoredLine[] =>
  lines.map(({ qty, ...line }) => ({ ...line, quantity: thousandths(qty) as number }))

/** The total of the lines. @throws HttpError 422 at what is too large to be exact */
function totalOf(lines: BilledLine[]): number {
  const tooBig = findInexact(lines)
  if (tooBig === "total") throw invalid({ lines: "amountTooBig" })
  if (tooBig !== undefined) throw invalid({ [`lines.${tooBig}.unitPriceMinor`]: "lineTooBig" })
  return billTotals(lines).totalMinor
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
  const state = { status: invoiceStatus, stage: invoiceStatus }
  const id = await write.insert(scope, { ...values, ...state, number, total: totalOf(billed) })
  await write.setLines(scope, id, billed)
  if (salespersonId) await setSeller(scope, id, salespersonId)
  if (invoiceStatus !== "Draft") await keepParties(scope, [id])
  return document(scope, id)
}

/** Notes that an issued invoice was sent or downloaded. Anything else about it can't be changed. */
async function changeIssued(scope: Scope, record: read.FoundDocument, version: number, changes: InvoiceChanges) {
  const { invoiceStatus, ...rest } = changes
  const { id, kind, voidedAt, status } = record.row
  const changesDocument = Object.values(rest).some((value) => value !== undefined)
  const isStatus = invoiceStatus === "Sent" || invoiceStatus === "Downloaded"
  if (changesDocument || !isStatus || kind !== "invoice" || voidedAt || status === "Draft") throw locked(record)
  if (!(await write.setStage(scope, id, version, invoiceStatus))) throw new HttpError(409, "conflict")
  return document(scope, id)
}

/** Updates a draft. @throws HttpError 404; 409 if it has changed since `version`, or has been issued */
export async function change(scope: Scope, id: number, version: number, changes: InvoiceChanges) {
  const record = await found(scope, id)
  if (isIssued({ ...record.row, delivery: record.delivery })) return changeIssued(scope, record, version, changes)
  const { lines, invoiceStatus, salespersonId, ...values } = changes
  const { row } = record
  checkDates(values.issuedDate ?? row.issuedDate, values.dueDate ?? row.dueDate)
  await checkClient(scope, values.clientId)
  const billed = lines && toStored(lines)
  const total = billed && { total: totalOf(billed) }
  const changed = await write.update(scope, id, version, { ...values, ...total, stage: invoiceStatus })
  if (!changed) throw new HttpError(409, "conflict")
  if (billed) await write.setLines(scope, id, billed)
  if (salespersonId !== undefined) await setSeller(scope, id, salespersonId)
  if (invoiceStatus) await keepParties(scope, [id])
  return document(scope, id)
}

/** Copies an invoice to a draft of today with the same client, lines and payment term. @throws HttpError 404; 409 for a credit note */
export async function duplicate(scope: Scope, id: number) {
  const { row, seller, lines } = await found(scope, id)
  if (row.kind === "credit") throw new HttpError(409, "conflict", { message: "isCreditNote" })
  const { clientId, service, currency, total, note, terms, acceptedPayment } = row
  const { showsPaymentTerms, showsNote, showsPaymentStub } = row
  const term = (Date.parse(row.dueDate) - Date.parse(row.issuedDate)) / 86_400_000
  const today = new Date()
  const copy = await write.insert(scope, {
    ...{ clientId, service, currency, total, note, terms, acceptedPayment },
    ...{ showsPaymentTerms, showsNote, showsPaymentStub },
    issuedDate: today.toISOString().slice(0, 10),
    dueDate: new Date(today.getTime() + term * 86_400_000).toISOString().slice(0, 10),
  })
  await write.setLines(scope, copy, lines)
  if (seller) await write.setSeller(scope, copy, seller.id)
  return document(scope, copy)
}

/** Marks a draft as downloaded. @throws HttpError 404 */
export async function markDownloaded(scope: Scope, id: number) {
  const status = await write.markDownloaded(scope, id)
  if (!status) throw notFound()
  return { id }
}
