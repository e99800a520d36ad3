import type { ListSource } from "@/components/list/types"
import { categories } from "@/lib/features/ecommerce/values"
import * as endpoints from "@/lib/features/products/endpoints"
import type { StockListQuery } from "@/lib/features/products/schema"
import { stockSorts, stockStates } from "@/lib/features/products/values"

/** Where the stock book's rows come from; page and screen read it alike, so that both ask for the same address. */
export const productListSource: ListSource<StockListQuery> = {
  path: endpoints.listStock.path,
  rowsIn: "products",
  rules: {
    filters: { category: categories, stock: stockStates },
    sortBy: stockSorts,
    perPage: 10,
  },
}
