import { today } from "@/lib/core/client/today"
import { writeDecimal } from "@/lib/core/decimal-text"
import { majorText } from "@/lib/core/money"
import type { InvoiceForm } from "@/lib/features/invoices/schema/form"
import type { NextInvoice } from "@/lib/features/invoices/schema/proposals"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { usualTermDays } from "@/lib/features/invoices/values"
import { blankLine, typedLine } from "./typed-line"

const daysLater = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Returns the form values of a new invoice. */
export function newValues(
  next: NextInvoice,
  { salespersonId, businessId, isVatExempt }: { salespersonId?: number; businessId?: number; isVatExempt?: boolean },
  locale: string,
): InvoiceForm {
  const issuedDate = today()
  return {
    clientId: "",
    issuedDate,
    dueDate: daysLater(issuedDate, usualTermDays),
    service: "",
    currency: next.currency,
    salespersonId: salespersonId ? String(salespersonId) : "",
    businessId: businessId ? String(businessId) : "",
    note: "",
    terms: "",
    acceptedPayment: "bankTransfer",
    showsPaymentTerms: true,
    showsNote: true,
    showsPaymentStub: false,
    ...{ documentDiscountMinor: "", vatReason: "", buyerVatNumber: "", buyerReference: "" },
    lines: [isVatExempt ? blankLine("", "E") : blankLine(writeDecimal(next.vatRate / 100, locale))],
  }
}

/** Returns the form values of an existing invoice. */
export const valuesOf = (invoice: InvoiceDocument, locale: string): InvoiceForm => ({
  clientId: String(invoice.clientId),
  issuedDate: invoice.issuedDate,
  dueDate: invoice.dueDate,
  service: invoice.service,
  currency: invoice.currency,
  salespersonId: invoice.salesperson ? String(invoice.salesperson.id) : "",
  businessId: invoice.businessId ? String(invoice.businessId) : "",
  note: invoice.note,
  terms: invoice.terms,
  acceptedPayment: invoice.acceptedPayment,
  showsPaymentTerms: invoice.showsPaymentTerms,
  showsNote: invoice.showsNote,
  showsPaymentStub: invoice.showsPaymentStub,
  documentDiscountMinor: invoice.documentDiscountMinor
    ? writeDecimal(majorText(invoice.documentDiscountMinor), locale, 2)
    : "",
  vatReason: invoice.vatReason,
  buyerVatNumber: invoice.buyerVatNumber,
  buyerReference: invoice.buyerReference,
  lines: invoice.lines.map((line) => typedLine(line, locale)),
})
