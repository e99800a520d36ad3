import type { ListSource } from "@/components/list/types"
import { dayRange, idFilter } from "@/lib/core/client/filter-parsers"
import { filtersOf } from "@/lib/core/client/list-state"
import * as endpoints from "@/lib/features/invoices/endpoints"
import type { InvoiceRowQuery } from "@/lib/features/invoices/schema/queries"
import type { InvoiceSum } from "@/lib/features/invoices/schema/shown"
import { invoiceRowSorts, shownStatuses } from "@/lib/features/invoices/values"

/** The sums of all invoices with one currency. */
export type CurrencySum = Pick<InvoiceSum, "currency" | "totalMinor" | "balanceMinor">

/** Adds up the statuses, currency by currency. */
export function byCurrency(sums: InvoiceSum[]): CurrencySum[] {
  const found = new Map<string, CurrencySum>()
  for (const { currency, totalMinor, balanceMinor } of sums) {
    const before = found.get(currency)
    found.set(currency, {
      currency,
      totalMinor: (before?.totalMinor ?? 0) + totalMinor,
      balanceMinor: (before?.balanceMinor ?? 0) + balanceMinor,
    })
  }
  return [...found.values()]
}

/** The source of the invoice list. Page and screen share it, so that both request the same URL. */
export const invoiceListSource: ListSource<InvoiceRowQuery> = {
  path: endpoints.listInvoiceRows.path,
  rowsIn: "invoices",
  rules: {
    filters: { status: shownStatuses, clientId: idFilter, salespersonId: idFilter, ...dayRange("issued") },
    sortBy: invoiceRowSorts,
    perPage: 10,
  },
  sums: { path: endpoints.sumInvoices.path, of: ({ sums }: { sums: InvoiceSum[] }) => byCurrency(sums) },
}

/** The same for the invoices of a salesperson, whom the URL can't change. */
export const invoicesOf = (salespersonId: number): ListSource<InvoiceRowQuery> => ({
  ...invoiceListSource,
  rules: { ...invoiceListSource.rules, filters: { ...invoiceListSource.rules.filters, salespersonId: [] } },
  fixed: { salespersonId },
})

/** The query of the status chips, which sum the list's view whatever its status, void invoices included. */
export const chipsQuery = (view: Partial<InvoiceRowQuery>) => ({
  ...filtersOf({ ...view, status: undefined }),
  withVoid: "true" as const,
})
