import type { ListSource } from "@/components/list/types"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/businesses/endpoints"
import type { BusinessListQuery } from "@/lib/features/businesses/schema/businesses"
import { businessSorts, businessStates } from "@/lib/features/businesses/values"

// The shop is not a filter of the list, but what `useChosenShop` says for all screens; `fixed` has it.

/** The source of the list of businesses. Page and screen share it, so that both request the same URL. */
export const businessListSource: ListSource<BusinessListQuery> = {
  path: endpoints.listBusinesses.path,
  rowsIn: "data",
  rules: { filters: { state: businessStates, shop: [] }, sortBy: businessSorts, perPage: 20, maxPerPage },
}
