import type { ListSource } from "@/components/list/types"
import { dayFilter, idFilter } from "@/lib/core/client/filter-parsers"
import { filtersOf } from "@/lib/core/client/list-state"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/deposits/endpoints"
import type { CurrencySummary, DepositListQuery } from "@/lib/features/deposits/schema"
import { depositKinds, depositSorts, depositStages, waitFilters } from "@/lib/features/deposits/values"

/** The source of both views. The chosen shop is `fixed`: see `ofShop`. */
export const depositListSource: ListSource<DepositListQuery> = {
  path: endpoints.listDeposits.path,
  rowsIn: "data",
  rules: {
    filters: {
      kind: depositKinds,
      waitsFor: waitFilters,
      stage: depositStages,
      overdue: ["yes", "no"],
      business: idFilter,
      shop: [],
      from: dayFilter,
      to: dayFilter,
    },
    sortBy: depositSorts,
    perPage: 20,
    maxPerPage,
  },
  sums: { path: endpoints.summariseDeposits.path, of: ({ data }: { data: CurrencySummary[] }) => data },
}

export const ofShop = (shop: number | undefined) => (shop === undefined ? {} : { shop })

/** The query of the summary for a view's query: its filters without order and page. */
export const summaryQuery = (shop: number | undefined, view: Partial<DepositListQuery>) => ({
  ...ofShop(shop),
  ...filtersOf(view),
})

/** The query of the board: what waits, the longest first. More than a page of it isn't shown. */
export const boardQuery = (shop: number | undefined, view: Partial<DepositListQuery>) => ({
  ...summaryQuery(shop, view),
  waitsFor: view.waitsFor ?? ("anything" as const),
  ...{ sortBy: "since" as const, order: "asc" as const, perPage: maxPerPage },
})
