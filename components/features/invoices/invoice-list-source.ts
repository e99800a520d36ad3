import type { ListSource } from "@/components/list/types"
import * as endpoints from "@/lib/features/invoices/endpoints"
import type { InvoiceRowQuery } from "@/lib/features/invoices/schema/queries"
import { invoiceRowSorts, shownStatuses } from "@/lib/features/invoices/values"

/** The list's query in the URL. The page sets the salesperson. */
type InvoiceView = Omit<InvoiceRowQuery, "salespersonId">

/** The source of the invoice list. Page and screen share it, so that both request the same URL. */
export const invoiceListSource: ListSource<InvoiceView> = {
  path: endpoints.listInvoiceRows.path,
  rowsIn: "invoices",
  rules: { filters: { status: shownStatuses }, sortBy: invoiceRowSorts, perPage: 10 },
}

/** The same for the invoices of a salesperson. */
export const invoicesOf = (salespersonId: number): ListSource<InvoiceView> => ({
  ...invoiceListSource,
  fixed: { salespersonId },
})
