import { today } from "@/lib/core/client/today"
import { writeDecimal } from "@/lib/core/decimal-text"
import type { InvoiceForm } from "@/lib/features/invoices/schema/form"
import type { InvoiceDocument, NextInvoice } from "@/lib/features/invoices/schema/shown"
import { usualTermDays } from "@/lib/features/invoices/values"
import { blankLine, typedLine } from "./typed-line"

const daysLater = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Returns the form values of a new invoice. */
export function newValues(next: NextInvoice, salespersonId: number | undefined, locale: string): InvoiceForm {
  const issuedDate = today()
  return {
    clientId: "",
    number: String(next.number),
    issuedDate,
    dueDate: daysLater(issuedDate, usualTermDays),
    service: "",
    currency: next.currency,
    salespersonId: salespersonId ? String(salespersonId) : "",
    note: "",
    terms: "",
    acceptedPayment: "bankTransfer",
    showsPaymentTerms: true,
    showsNote: true,
    showsPaymentStub: false,
    lines: [blankLine(writeDecimal(next.vatRate / 100, locale))],
  }
}

/** Returns the form values of an existing invoice. */
export const valuesOf = (invoice: InvoiceDocument, locale: string): InvoiceForm => ({
  clientId: String(invoice.clientId),
  number: String(invoice.number),
  issuedDate: invoice.issuedDate,
  dueDate: invoice.dueDate,
  service: invoice.service,
  currency: invoice.currency,
  salespersonId: invoice.salesperson ? String(invoice.salesperson.id) : "",
  note: invoice.note,
  terms: invoice.terms,
  acceptedPayment: invoice.acceptedPayment,
  showsPaymentTerms: invoice.showsPaymentTerms,
  showsNote: invoice.showsNote,
  showsPaymentStub: invoice.showsPaymentStub,
  lines: invoice.lines.map((line) => typedLine(line, locale)),
})
