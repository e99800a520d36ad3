import type { ListSource } from "@/components/list/types"
import { idFilter } from "@/lib/core/client/filter-parsers"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/drops/endpoints"
import type { DropListQuery } from "@/lib/features/drops/schema"
import { dropFilters, dropSorts } from "@/lib/features/drops/values"

/** The source of the list of drops. Page and screen share it, so that both request the same URL. */
export const dropListSource: ListSource<DropListQuery> = {
  path: endpoints.listDrops.path,
  rowsIn: "data",
  rules: {
    filters: { state: dropFilters, shop: idFilter, business: idFilter, till: idFilter },
    sortBy: dropSorts,
    perPage: 20,
    maxPerPage,
  },
}
