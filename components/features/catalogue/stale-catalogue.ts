import * as endpoints from "@/lib/features/catalogue/endpoints"

/** Everything that shows products of all shops, and counts of them. */
export const staleCatalogue = [
  endpoints.listCatalogueProducts,
  endpoints.getCatalogueProduct,
  endpoints.listProductPrices,
  endpoints.listCategories,
  endpoints.listStock,
]
