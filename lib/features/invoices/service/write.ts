import type { Scope } from "@/lib/core/db/types"
import { HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { findInexact, thousandths } from "@/lib/core/vat"
import { remainingClient } from "@/lib/features/clients/service"
import type { InvoiceChanges, NewInvoice, WrittenLine } from "../schema/written"
import type * as read from "../store/read"
import * as write from "../store/write"
import { canDiscount, categoryOf, documentAmounts, type InvoicedLine } from "../values/amounts"
import { locked } from "./errors"
import { issue } from "./issue"
import { document, found, isIssued } from "./read"
import { businessFor } from "./sellers"

const toStored = (lines: WrittenLine[]): write.StoredLine[] =>
  lines.map(({ qty, vatCategory, ...line }) => ({
    ...line,
    quantity: thousandths(qty) as number,
    vatCategory: categoryOf(line.vatRate, vatCategory),
  }))

/** The total of a document. @throws HttpError 422 at what is too large to be exact, or a discount above the lines */
function totalOf(lines: InvoicedLine[], discount: number): number {
  const tooBig = findInexact(lines)
  if (tooBig === "total") throw invalid({ lines: "amountTooBig" })
  if (tooBig !== undefined) throw invalid({ [`lines.${tooBig}.unitPriceMinor`]: "lineTooBig" })
  if (!canDiscount(lines, discount)) throw invalid({ documentDiscountMinor: "discountTooBig" })
  return documentAmounts(lines, discount).totalMinor
}

function checkDates(issuedDate: string | undefined, dueDate: string | undefined): void {
  const issued = issuedDate ?? new Date().toISOString().slice(0, 10)
  if (dueDate && dueDate < issued) throw invalid({ dueDate: "dueBeforeIssued" })
}

/** The client, or the one that they were merged into. @throws HttpError 404 */
async function clientOf(scope: Scope, given: number): Promise<number> {
  const id = await remainingClient(scope, given)
  if (id === undefined) throw notFound()
  return id
}

/** Sets or clears the salesperson. @throws HttpError 422 if the user isn't in this workspace */
async function setSeller(scope: Scope, id: number, userId: number | null): Promise<void> {
  if (!(await write.setSeller(scope, id, userId))) throw invalid({ salespersonId: "personUnknown" })
}

export async function add(scope: Scope, { lines, invoiceStatus, salespersonId, ...given }: NewInvoice) {
  const { documentDiscountMinor: documentDiscount = 0, currency, ...values } = given
  const business = await businessFor(scope, values.businessId)
  checkDates(values.issuedDate, values.dueDate)
  const clientId = await clientOf(scope, values.clientId)
  const billed = toStored(lines)
  const id = await write.insert(scope, {
    ...values,
    clientId,
    ...{ documentDiscount, total: totalOf(billed, documentDiscount), businessId: business?.id ?? null },
    currency: currency ?? ((business?.currency ?? "EUR") as NonNullable<typeof currency>),
  })
  await write.setLines(scope, id, billed)
  if (salespersonId) await setSeller(scope, id, salespersonId)
  if (invoiceStatus !== undefined && invoiceStatus !== "Draft") await issue(scope, id, invoiceStatus)
  return document(scope, id)
}

/** Notes that an issued invoice was sent or downloaded. Anything else about it can't be changed. */
async function changeIssued(scope: Scope, record: read.FoundDocument, version: number, changes: InvoiceChanges) {
  const { invoiceStatus, ...rest } = changes
  const { id, kind, voidedAt } = record.row
  const changesDocument = Object.values(rest).some((value) => value !== undefined)
  const isStatus = invoiceStatus === "Sent" || invoiceStatus === "Downloaded"
  if (changesDocument || !isStatus || kind !== "invoice" || voidedAt) throw locked(record)
  if (!(await write.setStage(scope, id, version, invoiceStatus))) throw new HttpError(409, "conflict")
  return document(scope, id)
}

/** Updates a draft. @throws HttpError 404; 409 if it has changed since `version`, or has been issued */
export async function change(scope: Scope, id: number, version: number, changes: InvoiceChanges) {
  const record = await found(scope, id)
  if (isIssued(record.row)) return changeIssued(scope, record, version, changes)
  const { lines, invoiceStatus, salespersonId, documentDiscountMinor, ...values } = changes
  const { row } = record
  checkDates(values.issuedDate ?? row.issuedDate, values.dueDate ?? row.dueDate)
  if (values.clientId !== undefined) values.clientId = await clientOf(scope, values.clientId)
  if (values.businessId && values.businessId !== row.businessId) await businessFor(scope, values.businessId)
  const billed = lines && toStored(lines)
  const documentDiscount = documentDiscountMinor ?? row.documentDiscount
  const hasAmounts = billed !== undefined || documentDiscountMinor !== undefined
  const total = hasAmounts && { documentDiscount, total: totalOf(billed ?? record.lines, documentDiscount) }
  if (!(await write.update(scope, id, version, { ...values, ...total }))) throw new HttpError(409, "conflict")
  if (billed) await write.setLines(scope, id, billed)
  if (salespersonId !== undefined) await setSeller(scope, id, salespersonId)
  if (invoiceStatus === "Sent" || invoiceStatus === "Downloaded") await issue(scope, id, invoiceStatus)
  return document(scope, id)
}

/** Gives a client's drafts to the one that they were merged into. A credit note stays with its invoice. */
export const moveDrafts = write.moveDrafts

/** Copies an invoice to a draft of today with the same client, lines and payment term. @throws HttpError 404; 409 for a credit note */
export async function duplicate(scope: Scope, id: number) {
  const { row, seller, lines } = await found(scope, id)
  if (row.kind === "credit") throw new HttpError(409, "conflict", { message: "isCreditNote" })
  const { clientId, businessId, service, currency, total, note, terms, acceptedPayment } = row
  const { showsPaymentTerms, showsNote, showsPaymentStub } = row
  const { documentDiscount, vatReason, buyerVatNumber, buyerReference } = row
  const term = (Date.parse(row.dueDate) - Date.parse(row.issuedDate)) / 86_400_000
  const today = new Date()
  const copy = await write.insert(scope, {
    ...{
      clientId: await clientOf(scope, clientId),
      businessId,
      service,
      currency,
      total,
      note,
      terms,
      acceptedPayment,
    },
    ...{ showsPaymentTerms, showsNote, showsPaymentStub },
    ...{ documentDiscount, vatReason, buyerVatNumber, buyerReference },
    issuedDate: today.toISOString().slice(0, 10),
    dueDate: new Date(today.getTime() + term * 86_400_000).toISOString().slice(0, 10),
  })
  await write.setLines(scope, copy, lines)
  if (seller) await write.setSeller(scope, copy, seller.id)
  return document(scope, copy)
}

/** Issues a draft that is saved as a file. @throws HttpError 404, or as `issue` */
export async function markDownloaded(scope: Scope, id: number) {
  await issue(scope, id, "Downloaded")
  return { id }
}
