import type { ListSource } from "@/components/list/types"
import * as endpoints from "@/lib/features/invoices/endpoints"
import type { InvoiceRowQuery } from "@/lib/features/invoices/schema/queries"
import { invoiceRowSorts, invoiceStatuses } from "@/lib/features/invoices/values"

/** What the list's address holds; whose invoices they are is the page's to say. */
type InvoiceView = Omit<InvoiceRowQuery, "salespersonId">

/** Where the invoice list's rows come from; page and screen read it alike, so that both ask for the same address. */
export const invoiceListSource: ListSource<InvoiceView> = {
  path: endpoints.listInvoiceRows.path,
  rowsIn: "invoices",
  rules: { filters: { status: invoiceStatuses }, sortBy: invoiceRowSorts, perPage: 10 },
}

/** The same for the invoices of one person. */
export const invoicesOf = (salespersonId: number): ListSource<InvoiceView> => ({
  ...invoiceListSource,
  fixed: { salespersonId },
})
