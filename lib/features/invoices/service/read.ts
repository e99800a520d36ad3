import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { billTotals, lineAmounts, quantityUnits, vatSummary } from "@/lib/core/vat"
import { noBilling } from "@/lib/features/billing/schema"
import type { InvoiceListQuery } from "../schema/queries"
import type { InvoiceDocument } from "../schema/shown"
import * as store from "../store/read"
import { fixedTotalDue } from "../values"

/** An invoice as the store returns it. @throws HttpError 404 */
export async function found(scope: Scope, id: number): Promise<store.FoundDocument> {
  const [row] = await store.findDocuments(scope, [id])
  if (!row) throw notFound()
  return row
}

const billingOf = ({ billing }: store.FoundDocument) => {
  const { workspaceId: _, ...rest } = billing ?? { workspaceId: 0, ...noBilling }
  return rest
}

/** One page and, unless `allData` is "false", the list of all invoices. */
export async function list(scope: Scope, query: InvoiceListQuery) {
  const page = await store.findPage(scope, query)
  return query.allData === "false" ? page : { allData: await store.findAll(scope), ...page }
}

export async function one(scope: Scope, id: number) {
  const row = await found(scope, id)
  const { bankName, country, iban, swiftCode } = billingOf(row)
  return { invoice: row.invoice, paymentDetails: { totalDue: fixedTotalDue, bankName, country, iban, swiftCode } }
}

/** Converts an invoice from the store, and computes its amounts. */
export function documentOf(record: store.FoundDocument): InvoiceDocument {
  const { row, invoice, clientRow, seller, lines, payments } = record
  const { netMinor, vatMinor, totalMinor } = billTotals(lines)
  return {
    invoice,
    number: row.number,
    version: row.version,
    clientId: row.clientId,
    client: clientRow,
    language: clientRow.language,
    status: record.invoiceStatus,
    currency: row.currency,
    issuedDate: row.issuedDate,
    dueDate: row.dueDate,
    service: row.service,
    salesperson: seller,
    note: row.note,
    terms: row.terms,
    acceptedPayment: row.acceptedPayment,
    showsPaymentTerms: row.showsPaymentTerms,
    showsNote: row.showsNote,
    showsPaymentStub: row.showsPaymentStub,
    sentAt: row.sentAt?.toISOString() ?? null,
    delivery: record.delivery,
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
    billing: billingOf(record),
  }
}

/** A complete invoice by id. @throws HttpError 404 */
export const document = async (scope: Scope, id: number): Promise<InvoiceDocument> => documentOf(await found(scope, id))
