import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "../schema/duplicates"
import { catalogueProduct } from "../schema/products"

const changes = {
  calls: ["/api/v1/product-duplicates", "/api/v1/products", "/api/v1/price-sheet", "/api/ecommerce", "/apps/ecommerce"],
}
const can = ["update", "CatalogueProduct"] as const

export const listProductDuplicates = endpoint({
  method: "GET",
  path: "/api/v1/product-duplicates",
  summary: "Products that look like duplicates, newest first",
  description:
    "Each answer compares some products with all older ones; `before` continues, until `next` is null. Names are alike if they have most groups of three letters and all digits in common, and brands and contents don’t differ. The same supplier’s number, and own numbers that differ in signs only, count whatever the name. Archived products, and pairs that somebody called different, are left out.",
  can,
  query: schema.duplicateQuery,
  response: schema.duplicateList,
})

export const addDistinctProducts = endpoint({
  method: "POST",
  path: "/api/v1/product-duplicates/distinct",
  summary: "Say that two products aren’t duplicates",
  can,
  body: schema.distinctForm,
  response: schema.distinctPair,
  changes,
})

export const removeDistinctProducts = endpoint({
  method: "POST",
  path: "/api/v1/product-duplicates/distinct/undo",
  summary: "Undo that two products aren’t duplicates",
  can,
  body: schema.distinctForm,
  response: schema.distinctPair,
  changes,
})

export const mergeProducts = endpoint({
  method: "POST",
  path: "/api/v1/product-duplicates/merge",
  summary: "Merge two products: one gets the barcodes, the other is archived",
  description:
    "Also fills what the kept product lacks: category, supplier and its number, content and own number. A product that a shop has received can’t be the archived one, because the books of stock name it.",
  can,
  body: schema.mergeForm,
  response: catalogueProduct,
  changes,
  refusals: { 409: "Somebody has changed one of them since its version, or the other one has been in stock" },
})
