import { now } from "@/lib/core/clock"
import type { Scope } from "@/lib/core/db/types"
import { invalid, notFound } from "@/lib/core/http/errors"
import { post } from "@/lib/features/ledger/service/post"
import { reverse } from "@/lib/features/ledger/service/reverse"
import { readClient } from "../store/facts"
import * as store from "../store/issue"
import { type InvoiceRecord, lockInvoice } from "../store/settle"
import { documentAmounts } from "../values/amounts"
import { refused } from "./errors"
import { issued } from "./recipes"

const today = () => now().toISOString().slice(0, 10)

/** The business of a draft: its own, or the only one there can be; null in a workspace that has none. @throws HttpError 422 */
async function issuerOf(scope: Scope, { businessId }: InvoiceRecord): Promise<store.Issuer | null> {
  const issuers = await store.findIssuers(scope)
  if (issuers.length === 0 && businessId === null) return null
  const [only, another] = issuers
  const issuer = businessId === null && !another ? only : issuers.find(({ id }) => id === businessId)
  if (!issuer) throw invalid({ businessId: businessId === null ? "businessRequired" : "businessUnknown" })
  return issuer
}

/** Reverse charge and supplies within the EU are between two businesses, both of which have a VAT number. @throws HttpError 422 */
async function requireVatNumbers(scope: Scope, invoice: InvoiceRecord, issuer: store.Issuer | null, lines: Lines) {
  if (!lines.some(({ vatCategory }) => vatCategory === "AE" || vatCategory === "K")) return
  if (!issuer?.vatNumber) throw invalid({ businessId: "sellerVatNumberMissing" })
  const number = invoice.buyerVatNumber || (await readClient(scope, invoice.clientId)).vatNumber
  if (!number) throw invalid({ buyerVatNumber: "buyerVatNumberMissing" })
}
/** A small business that charges no VAT would owe what its invoices show. @throws HttpError 422 */
function requireNoVat(issuer: store.Issuer | null, lines: Lines): void {
  const charged = issuer?.isVatExempt ? lines.findIndex(({ vatRate }) => vatRate > 0) : -1
  if (charged >= 0) throw invalid({ [`lines.${charged}.vatRate`]: "sellerExempt" })
}

type Lines = Awaited<ReturnType<typeof store.findLines>>

type Booking = Pick<InvoiceRecord, "id" | "version" | "kind" | "clientId" | "currency" | "documentDiscount"> & {
  businessId: number
  number: string | null
  date: string
}

/** Posts a document to the books of its business. @returns its entry; null if all amounts are zero */
async function postDocument(scope: Scope, document: Booking, lines: Lines): Promise<string | null> {
  const { id, version, kind, clientId, currency, businessId, number, date } = document
  const { groups } = documentAmounts(lines, document.documentDiscount)
  const { lines: postings, kind: entryKind } = issued({ kind, clientId, groups })
  if (postings.length === 0) return null
  const entry = await post(scope, {
    ...{ kind: entryKind, lines: postings, businessId, currency, businessDate: date },
    source: { type: "invoice", id: String(id) },
    memo: number ?? "",
    key: `invoice ${id} version ${version}`,
  })
  return entry.id
}

/**
 * Issues a draft: gives it the next number of its business and year, freezes it and posts it to the books.
 * @throws HttpError 404; 409 if the month is locked; 422 if it lacks something
 */
export async function issue(scope: Scope, id: number, stage: "Sent" | "Downloaded" = "Sent"): Promise<void> {
  const invoice = await lockInvoice(scope, id)
  if (!invoice) throw notFound()
  if (invoice.issuedAt) return
  const issuer = await issuerOf(scope, invoice)
  if (issuer && issuer.currency !== invoice.currency)
    throw invalid({ currency: ["currencyOther", { currency: issuer.currency }] })
  if (invoice.kind === "invoice" && invoice.total < 0) throw refused("negativeInvoice")
  const lines = await store.findLines(scope, id)
  requireNoVat(issuer, lines)
  await requireVatNumbers(scope, invoice, issuer, lines)
  const seriesYear = Number(invoice.issuedDate.slice(0, 4))
  const seriesNumber = await store.takeNumber(scope, issuer?.id ?? null, seriesYear)
  const number = `${issuer?.prefix ?? ""}${seriesYear}-${String(seriesNumber).padStart(4, "0")}`
  const businessId = issuer?.id ?? null
  const date = invoice.issuedDate
  const entryId =
    businessId === null ? null : await postDocument(scope, { ...invoice, businessId, number, date }, lines)
  await store.markIssued(scope, id, { businessId, number, seriesYear, seriesNumber, stage, entryId })
}

/** Reverses the entry of a document that is void. The books show both. */
export async function unbook(scope: Scope, { id, entryId, number }: Pick<InvoiceRecord, "id" | "entryId" | "number">) {
  if (!entryId) return
  const { id: reversalId } = await reverse(scope, entryId, { reason: `Void ${number}`, businessDate: today() })
  await store.setBooked(scope, id, { reversalId })
}

/** Posts a document again whose void was undone. */
export async function rebook(scope: Scope, invoice: InvoiceRecord): Promise<void> {
  const { id, businessId } = invoice
  if (!invoice.reversalId || businessId === null) return
  const lines = await store.findLines(scope, id)
  const entryId = await postDocument(scope, { ...invoice, businessId, date: today() }, lines)
  await store.setBooked(scope, id, { entryId, reversalId: null })
}
