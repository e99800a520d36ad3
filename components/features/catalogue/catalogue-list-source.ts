import type { ListSource } from "@/components/list/types"
import { codeFilter, idFilter } from "@/lib/core/client/filter-parsers"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import type { CatalogueProductQuery } from "@/lib/features/catalogue/schema/products"
import { productSorts, productStates } from "@/lib/features/catalogue/values"

/** The source of the list of products, with the prices of a shop. Page and screen share it. */
export const catalogueListSource = (shop: number | undefined): ListSource<CatalogueProductQuery> => ({
  path: endpoints.listCatalogueProducts.path,
  rowsIn: "data",
  rules: {
    filters: { category: idFilter, state: productStates, gtin: codeFilter, ids: [], shop: [] },
    sortBy: productSorts,
    perPage: 20,
    maxPerPage,
  },
  ...(shop !== undefined && { fixed: { shop } }),
})
