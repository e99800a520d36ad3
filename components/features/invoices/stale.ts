import { listInvoiceFormats } from "@/lib/features/einvoices/endpoints"
import { proposeLetter } from "@/lib/features/invoice-mails/endpoints"
import * as endpoints from "@/lib/features/invoices/endpoints"

/** Endpoints whose responses any write to an invoice makes stale. */
export const staleAfterWrite = [
  endpoints.listInvoiceRows,
  endpoints.sumInvoices,
  endpoints.getInvoiceDocument,
  endpoints.nextInvoiceNumber,
  proposeLetter,
  listInvoiceFormats,
]
