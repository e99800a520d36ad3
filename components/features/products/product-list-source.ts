import type { ListSource } from "@/components/list/types"
import { categories } from "@/lib/features/ecommerce/values"
import type { StockListQuery } from "@/lib/features/products/schema"
import { stockSorts, stockStates } from "@/lib/features/products/values"
import { calls } from "./calls"

/** Where the stock book's rows come from; page and screen read it alike, so that both ask for the same address. */
export const productListSource: ListSource<StockListQuery> = {
  path: calls.listStock.path,
  rowsIn: "products",
  rules: {
    filters: { category: categories, stock: stockStates },
    sortBy: stockSorts,
    perPage: 10,
  },
}
