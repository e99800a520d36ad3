import type { ListSource } from "@/components/list/types"
import { dayRange, idFilter } from "@/lib/core/client/filter-parsers"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/bank-bags/endpoints"
import type { BagListQuery } from "@/lib/features/bank-bags/schema"
import { bagSorts, bagStates } from "@/lib/features/bank-bags/values"

/** The source of the list of bags. Page and screen share it, so that both request the same URL. */
export const bagListSource: ListSource<BagListQuery> = {
  path: endpoints.listBankBags.path,
  rowsIn: "data",
  rules: {
    filters: { state: bagStates, shop: idFilter, business: idFilter, ...dayRange("credited") },
    sortBy: bagSorts,
    perPage: 20,
    maxPerPage,
  },
}
