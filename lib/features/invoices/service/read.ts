import type { Scope } from "@/lib/core/db/types"
import { undoMinutes } from "@/lib/core/db/undo"
import { notFound } from "@/lib/core/http/errors"
import { intlLocale } from "@/lib/core/i18n/intl-locale"
import type { Locale } from "@/lib/core/i18n/locales"
import { quantityUnits } from "@/lib/core/vat"
import { type Parties, parties, seller } from "../schema/parties"
import type { InvoiceListQuery } from "../schema/queries"
import type { InvoiceDocument } from "../schema/shown"
import type { FoundDocument } from "../store/read"
import * as store from "../store/read"
import { lockInvoice } from "../store/settle"
import { fixedTotalDue } from "../values"
import { type DocumentAmounts, documentAmounts } from "../values/amounts"
import { reasonOf } from "./reasons"

/** An invoice as the store returns it. @throws HttpError 404 */
export async function found(scope: Scope, id: number): Promise<FoundDocument> {
  const [row] = await store.findDocuments(scope, [id])
  if (!row) throw notFound()
  return row
}

/** An invoice is issued once it is sent, downloaded or paid. */
export const isIssued = ({ issuedAt }: { issuedAt: Date | null }) => issuedAt !== null

/** One page and, unless `allData` is "false", the list of all invoices. */
export async function list(scope: Scope, query: InvoiceListQuery) {
  const page = await store.findPage(scope, query)
  return query.allData === "false" ? page : { allData: await store.findAll(scope), ...page }
}

export async function one(scope: Scope, id: number) {
  const row = await found(scope, id)
  if (!store.isInOriginalApi(row)) throw notFound()
  const { bankName, country, iban, swiftCode } = seller.parse(row.billing)
  const details = { bankName, country: countryName(country, "en"), iban, swiftCode }
  return { invoice: row.invoice, paymentDetails: { totalDue: fixedTotalDue, ...details } }
}

/** A business stores the code of its country; billing details store a text that somebody typed. */
const countryName = (country: string, language: Locale): string =>
  /^[A-Z]{2}$/.test(country)
    ? (new Intl.DisplayNames(intlLocale(language), { type: "region" }).of(country) ?? country)
    : country

/** The people and companies on an invoice; those of an issued one stay as they were when it was issued. */
export const partiesOf = (record: FoundDocument): Parties =>
  // JSON in the database has no order of fields; the schema restores it.
  record.row.parties
    ? parties.parse(record.row.parties)
    : { client: record.clientRow, billing: seller.parse(record.billing), salesperson: record.seller }

const linesOf = ({ row, lines }: FoundDocument, amounts: DocumentAmounts): InvoiceDocument["lines"] =>
  lines.map(({ quantity, credited, ...line }, i) => ({
    item: line.item,
    description: line.description,
    qty: quantity / quantityUnits,
    unitPriceMinor: line.unitPriceMinor,
    discount: line.discount,
    vatRate: line.vatRate,
    vatCategory: line.vatCategory,
    unit: line.unit,
    position: line.position,
    creditableQty: row.kind === "credit" ? 0 : (quantity - credited) / quantityUnits,
    netMinor: amounts.lines[i]?.netMinor ?? 0,
    vatMinor: amounts.lines[i]?.vatMinor ?? 0,
  }))

/** The reasons why categories of a document charge no VAT, in the client's language. */
async function vatReasonsOf(record: FoundDocument, { groups }: DocumentAmounts) {
  const { client, billing: seller } = partiesOf(record)
  const of = { language: client.language, given: record.row.vatReason, seller }
  const reasons = await Promise.all(
    groups.map(async ({ category }) => ({ category, text: await reasonOf(category, of) })),
  )
  return reasons.filter(({ text }) => text !== "")
}

/** Converts an invoice from the store, and computes its amounts. */
export async function documentOf(record: FoundDocument): Promise<InvoiceDocument> {
  const { row, invoice, delivery, lines, payments, paymentChanges } = record
  const { client, billing, salesperson } = partiesOf(record)
  const amounts = documentAmounts(lines, row.documentDiscount)
  return {
    invoice,
    number: row.number,
    version: row.version,
    clientId: row.clientId,
    businessId: row.businessId,
    client,
    recipient: record.recipient,
    language: client.language,
    status: record.shownStatus,
    kind: row.kind,
    isIssued: isIssued(row),
    isInBooks: row.entryId !== null,
    entryId: row.entryId,
    reversalId: row.reversalId,
    voidedAt: row.voidedAt?.toISOString() ?? null,
    canRestore: row.voidedAt !== null && Date.now() - row.voidedAt.getTime() < undoMinutes * 60_000,
    credits: record.credits,
    creditNotes: record.creditNotes,
    currency: row.currency,
    issuedDate: row.issuedDate,
    dueDate: row.dueDate,
    service: row.service,
    salesperson,
    note: row.note,
    terms: row.terms,
    acceptedPayment: row.acceptedPayment,
    showsPaymentTerms: row.showsPaymentTerms,
    showsNote: row.showsNote,
    showsPaymentStub: row.showsPaymentStub,
    sentAt: row.sentAt?.toISOString() ?? null,
    delivery,
    documentDiscountMinor: row.documentDiscount,
    vatReason: row.vatReason,
    vatReasons: await vatReasonsOf(record, amounts),
    buyerVatNumber: row.buyerVatNumber,
    buyerReference: row.buyerReference,
    // The printed values: the invoice's own, or the client's.
    printedVatNumber: row.buyerVatNumber || client.vatNumber,
    printedReference: row.buyerReference || client.buyerReference,
    lines: linesOf(record, amounts),
    vatSummary: amounts.groups.map(({ linesMinor: _, shareMinor: __, ...group }) => group),
    linesMinor: amounts.linesMinor,
    netMinor: amounts.netMinor,
    vatMinor: amounts.vatMinor,
    totalMinor: amounts.totalMinor,
    paidMinor: row.paid,
    // `credited` of a credit note is its own total; nothing is set off against it.
    creditedMinor: row.kind === "credit" ? 0 : row.credited,
    balanceMinor: row.balance,
    payments,
    paymentChanges,
    billing: { ...billing, country: countryName(billing.country, client.language) },
  }
}

/** Whether an invoice is in force. It is locked, so that nobody voids it before the transaction ends. */
export async function holdInForce(scope: Scope, id: number): Promise<boolean> {
  const invoice = await lockInvoice(scope, id)
  return invoice !== undefined && isIssued(invoice) && invoice.voidedAt === null
}

/** Complete invoices in the order of their ids. @throws HttpError 404 unless all exist */
export async function documents(scope: Scope, ids: readonly number[]): Promise<InvoiceDocument[]> {
  const rows = await store.findDocuments(scope, [...ids])
  if (rows.length !== new Set(ids).size) throw notFound()
  return Promise.all(rows.map(documentOf))
}

/** A complete invoice by id. @throws HttpError 404 */
export const document = async (scope: Scope, id: number): Promise<InvoiceDocument> => documentOf(await found(scope, id))
