import { invoiceListSource } from "@/components/features/invoices/invoice-list-source"
import { type OrderView, orderListSource } from "@/components/features/orders/order-list-source"
import type { ListSource } from "@/components/list/types"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/customers/endpoints"
import type { RecurringListQuery } from "@/lib/features/customers/schema/recurring"
import type { InvoiceRowQuery } from "@/lib/features/invoices/schema/queries"

// The lists of a customer's page. Page and screen share them, so that both request the same URL.

export const invoicesOfCustomer = (id: number): ListSource<InvoiceRowQuery> => ({
  ...invoiceListSource,
  rules: { ...invoiceListSource.rules, filters: { ...invoiceListSource.rules.filters, clientId: [] } },
  fixed: { clientId: id },
})

export const ordersOfCustomer = (id: number): ListSource<OrderView> => ({ ...orderListSource, fixed: { customer: id } })

export const mailsOfCustomer = (id: number): ListSource => ({
  path: endpoints.listCustomerMails.path.replace("{id}", String(id)),
  rowsIn: "data",
  rules: { filters: {}, sortBy: [], perPage: 20, maxPerPage },
})

export const recurringSource = (fixed: { shop?: number; customer?: number }): ListSource<RecurringListQuery> => ({
  path: endpoints.listRecurringCharges.path,
  rowsIn: "data",
  rules: {
    filters: { active: [true, false], business: [], shop: [], customer: [] },
    sortBy: [],
    perPage: 20,
    maxPerPage,
  },
  fixed: fixed as Record<string, number>,
})
