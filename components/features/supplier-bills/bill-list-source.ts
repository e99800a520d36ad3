import type { ListSource } from "@/components/list/types"
import { dayRange, idFilter } from "@/lib/core/client/filter-parsers"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/supplier-bills/endpoints"
import type { BillListQuery, BillSum } from "@/lib/features/supplier-bills/schema"
import { billSorts, billStates } from "@/lib/features/supplier-bills/values"

/** The source of the list of bills. Page and screen share it, so that both request the same URL. */
export const billListSource: ListSource<BillListQuery> = {
  path: endpoints.listSupplierBills.path,
  rowsIn: "data",
  rules: {
    filters: { state: billStates, supplier: idFilter, business: idFilter, ...dayRange("issued"), ...dayRange("due") },
    sortBy: billSorts,
    perPage: 20,
    maxPerPage,
  },
  sums: { path: endpoints.sumSupplierBills.path, of: ({ data }: { data: BillSum[] }) => data },
}

/** The same for the bills of a supplier, whom the URL can't change. */
export const billsOf = (supplier: number): ListSource<BillListQuery> => ({
  ...billListSource,
  rules: { ...billListSource.rules, filters: { ...billListSource.rules.filters, supplier: [] } },
  fixed: { supplier },
})
