import type { ListSource } from "@/components/list/types"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import type { StockListQuery } from "@/lib/features/catalogue/schema"
import { categories, stockSorts, stockStates } from "@/lib/features/catalogue/values"

/** Source of the product list's rows, shared by page and screen, so that both request the same URL. */
export const productListSource: ListSource<StockListQuery> = {
  path: endpoints.listStock.path,
  rowsIn: "products",
  rules: {
    filters: { category: categories, stock: stockStates },
    sortBy: stockSorts,
    perPage: 10,
  },
}
