import type { ListSource } from "@/components/list/types"
import { idFilter } from "@/lib/core/client/filter-parsers"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import type { CategoryListQuery } from "@/lib/features/catalogue/schema/categories"
import { categorySorts, categoryStates, type Level } from "@/lib/features/catalogue/values"

/** The source of the list of one level. Page and screen share it, so that both request the same URL. */
export const categoryListSource = (level: Level): ListSource<CategoryListQuery> => ({
  path: endpoints.listCategories.path,
  rowsIn: "data",
  rules: {
    filters: { level: [], parent: idFilter, state: categoryStates },
    sortBy: categorySorts,
    perPage: 20,
    maxPerPage,
  },
  fixed: { level },
})
