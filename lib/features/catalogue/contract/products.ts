import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "../schema/products"

const params = schema.productParams
const response = schema.catalogueProduct
const refusals = {
  409: "Somebody has changed it since `version`: see `current`; or its state or a number doesn’t allow it",
}
// The web shop sells active products, at the price of all shops.
const changes = { calls: ["/api/v1/products", "/api/v1/categories", "/api/ecommerce", "/apps/ecommerce"] }
const update = { can: ["update", "CatalogueProduct"], params, response, changes, refusals } as const

export const listCatalogueProducts = endpoint({
  method: "GET",
  path: "/api/v1/products",
  summary: "Products of all shops, newest first",
  description:
    "`q` searches the name; it also finds an own number, and digits find a GTIN. `gtin` finds the product with exactly this barcode. `category` includes subcategories. `shop` answers the prices of a shop. Archived products are listed only with `state`, `gtin` or `ids`. Cost is for callers who may see it.",
  can: ["read", "CatalogueProduct"],
  query: schema.catalogueProductQuery,
  response: schema.catalogueProductList,
})

export const getCatalogueProduct = endpoint({
  method: "GET",
  path: "/api/v1/products/{id}",
  summary: "A product, with the price of a shop or of all",
  can: ["read", "CatalogueProduct"],
  params,
  query: schema.productQuery,
  response,
})

export const addCatalogueProduct = endpoint({
  method: "POST",
  path: "/api/v1/products",
  summary: "Add a product as a draft",
  description: "`price` needs the right to set prices of all shops.",
  can: ["create", "CatalogueProduct"],
  body: schema.catalogueProductForm,
  response,
  status: 201,
  changes,
  refusals: { 409: "The own number or a GTIN belongs to another product" },
})

export const changeCatalogueProduct = endpoint({
  method: "PATCH",
  path: "/api/v1/products/{id}",
  summary: "Change a product; merges the given fields",
  description: "Null means inherited or none. `gtins` and `vatRates` are replaced as a whole.",
  ...update,
  body: schema.catalogueProductChanges,
})

export const activateProduct = endpoint({
  method: "POST",
  path: "/api/v1/products/{id}/activate",
  summary: "Put a product on sale; it needs a price",
  ...update,
  body: schema.productAct,
})

export const delistProduct = endpoint({
  method: "POST",
  path: "/api/v1/products/{id}/delist",
  summary: "Stop selling a product",
  ...update,
  body: schema.productAct,
})

export const archiveProduct = endpoint({
  method: "POST",
  path: "/api/v1/products/{id}/archive",
  summary: "Take a product that isn’t on sale out of the lists",
  ...update,
  body: schema.productAct,
})

export const listProductPrices = endpoint({
  method: "GET",
  path: "/api/v1/products/{id}/prices",
  summary: "The history of a product’s prices, the last valid first",
  description: "Of all shops, and of those that the caller may see. `shop` lists those of one shop.",
  can: ["read", "CatalogueProduct"],
  params,
  query: schema.priceListQuery,
  response: schema.priceList,
})

export const addProductPrice = endpoint({
  method: "POST",
  path: "/api/v1/products/{id}/prices",
  summary: "Set a price, now or from a moment in the future",
  description:
    "For a shop, or with `shop` null for all shops without a price of their own, which needs the right in every business. With `amount` null the shop has the price of all shops again. Prices are never changed; a new one follows.",
  can: ["create", "ProductPrice"],
  params,
  body: schema.priceForm,
  response: schema.productPrice,
  status: 201,
  changes,
})
