import type { ListSource } from "@/components/list/types"
import { dayFilter, idFilter } from "@/lib/core/client/filter-parsers"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/customers/endpoints"
import type { CustomerListQuery, CustomerTotals, IouListQuery } from "@/lib/features/customers/schema"
import { customerSorts, iouKinds, overdueAges } from "@/lib/features/customers/values"

// The sources of the lists. Page and screen share them, so that both request the same URL. `shop` is the chosen one.

export type CustomerSum = CustomerTotals["data"][number]

const paging = { perPage: 20, maxPerPage }
const rules = {
  ...paging,
  filters: {
    overdue: overdueAges,
    overLimit: [true],
    owing: [true, false],
    blocked: [true, false],
    business: idFilter,
    shop: [],
    iou: [],
  },
  sortBy: customerSorts,
}

/** Customers who may pay later, or owe something. */
export const iouListSource = (shop?: number): ListSource<CustomerListQuery> => ({
  path: endpoints.listCustomers.path,
  rowsIn: "data",
  rules,
  fixed: { iou: "true", ...(shop !== undefined && { shop }) },
  sums: { path: endpoints.getIouTotals.path, of: ({ data }: CustomerTotals) => data },
})

/** Everybody: the clients of invoices and the buyers of the web shop too. */
export const customerListSource: ListSource<CustomerListQuery> = {
  path: endpoints.listCustomers.path,
  rowsIn: "data",
  rules,
}

/** Everything that changed what customers owe. */
export const registerSource = (shop?: number): ListSource<IouListQuery> => ({
  path: endpoints.listIous.path,
  rowsIn: "data",
  rules: {
    ...paging,
    filters: { kind: iouKinds, from: dayFilter, to: dayFilter, customer: idFilter, business: idFilter, shop: [] },
    sortBy: [],
  },
  fixed: shop === undefined ? {} : { shop },
})
