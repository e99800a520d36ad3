import type { Scope } from "@/lib/core/db/types"
import type { InvoiceFormat, MailFormat } from "@/lib/features/clients/values"
import { type InvoiceFacts, invoiceFacts } from "@/lib/features/invoices/service/facts"
import { documentFormats } from "../values"
import { eInvoiceFrom, missingFor } from "./files"

/** A number by which German authorities route invoices. */
const leitwegId = /^\d{2,12}(-[A-Z0-9]{1,30})?-\d{2}$/

interface Buyer {
  format: InvoiceFormat
  country: string
  /** A company, not a consumer. */
  isBusiness: boolean
  reference: string
}

/** The format in which a client should get invoices: the chosen one, or that of their country. */
function preferredFormat({ format, country, isBusiness, reference }: Buyer): MailFormat {
  if (format !== "auto") return format
  if (country === "DE" && leitwegId.test(reference)) return "ubl"
  // Companies of these countries have to be able to receive e-invoices. The hybrid one can be read by people too.
  return isBusiness && (country === "DE" || country === "FR") ? "factur-x" : "pdf"
}

/** The formats that an invoice can be had in, what each lacks, and which one its client should get. */
export async function formatsFrom(facts: InvoiceFacts) {
  const made = await eInvoiceFrom(facts)
  const data = documentFormats.map((format) => {
    const missing = format === "pdf" ? {} : missingFor(format, made)
    return { format, missing: Object.entries(missing).map(([field, message]) => ({ field, message })) }
  })
  const { invoiceFormat: format, country, isBusiness, buyerReference: reference } = facts.buyer
  const wanted = preferredFormat({ format, country, isBusiness, reference })
  const lacks = data.some((one) => one.format === wanted && one.missing.length > 0)
  return { data, preferred: format === "auto" && lacks ? ("pdf" as const) : wanted, business: facts.seller.business }
}

/** See `formatsFrom`. @throws HttpError 404 */
export const formatsOf = async (scope: Scope, id: number) => formatsFrom(await invoiceFacts(scope, id))
