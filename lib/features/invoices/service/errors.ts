import { HttpError, notFound } from "@/lib/core/http/errors"
import { majorText } from "@/lib/core/money"
import type { FoundDocument } from "../store/read"
import type { InvoiceRecord } from "../store/settle"

export const refused = (message: string) => new HttpError(409, "conflict", { message })

/** Why an invoice can't be edited. */
export function locked({ row }: Pick<FoundDocument, "row">): HttpError {
  if (row.voidedAt) return refused("invoiceVoid")
  return refused(row.kind === "credit" ? "isCreditNote" : "invoiceIssued")
}

/** The arguments of a message that names an amount. */
export const amountIn = (minor: number, { currency }: Pick<InvoiceRecord, "currency">) => ({
  amount: majorText(minor),
  currency,
})

/** Checks that an invoice exists and is still as the user saw it. @throws HttpError 404 or 409 */
export function current(invoice: InvoiceRecord | undefined, version: number | undefined): InvoiceRecord {
  if (!invoice) throw notFound()
  if (version !== undefined && version !== invoice.version) throw refused("invoiceChanged")
  return invoice
}
