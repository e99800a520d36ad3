import type { ListSource } from "@/components/list/types"
import { idFilter } from "@/lib/core/client/filter-parsers"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/counter-deposits/endpoints"
import type { DepositListQuery } from "@/lib/features/counter-deposits/schema"
import { depositSorts } from "@/lib/features/counter-deposits/values"

/** The source of the list of deposits. Page and screen share it, so that both request the same URL. */
export const depositListSource: ListSource<DepositListQuery> = {
  path: endpoints.listCounterDeposits.path,
  rowsIn: "data",
  rules: { filters: { shop: idFilter, business: idFilter }, sortBy: depositSorts, perPage: 20, maxPerPage },
}
