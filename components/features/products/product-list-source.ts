import type { ListSource } from "@/components/list/types"
import { categories } from "@/lib/features/ecommerce/values"
import * as endpoints from "@/lib/features/products/endpoints"
import type { StockListQuery } from "@/lib/features/products/schema"
import { stockSorts, stockStates } from "@/lib/features/products/values"

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
