// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as categories from "./contract/categories"
import type * as duplicates from "./contract/duplicates"
import type * as imports from "./contract/imports"
import type * as prices from "./contract/prices"
import type * as products from "./contract/products"
import type * as shop from "./contract/shop"

export const addCategory: EndpointReference<typeof categories.addCategory> = {
  method: "POST",
  path: "/api/v1/categories",
}
export const changeCategory: EndpointReference<typeof categories.changeCategory> = {
  method: "PATCH",
  path: "/api/v1/categories/{id}",
}
export const getCategory: EndpointReference<typeof categories.getCategory> = {
  method: "GET",
  path: "/api/v1/categories/{id}",
}
export const listCategories: EndpointReference<typeof categories.listCategories> = {
  method: "GET",
  path: "/api/v1/categories",
}
export const addDistinctProducts: EndpointReference<typeof duplicates.addDistinctProducts> = {
  method: "POST",
  path: "/api/v1/product-duplicates/distinct",
}
export const listProductDuplicates: EndpointReference<typeof duplicates.listProductDuplicates> = {
  method: "GET",
  path: "/api/v1/product-duplicates",
}
export const mergeProducts: EndpointReference<typeof duplicates.mergeProducts> = {
  method: "POST",
  path: "/api/v1/product-duplicates/merge",
}
export const removeDistinctProducts: EndpointReference<typeof duplicates.removeDistinctProducts> = {
  method: "POST",
  path: "/api/v1/product-duplicates/distinct/undo",
}
export const addProductImport: EndpointReference<typeof imports.addProductImport> = {
  method: "POST",
  path: "/api/v1/product-imports",
}
export const changeProductImport: EndpointReference<typeof imports.changeProductImport> = {
  method: "PATCH",
  path: "/api/v1/product-imports/{id}",
}
export const getProductImport: EndpointReference<typeof imports.getProductImport> = {
  method: "GET",
  path: "/api/v1/product-imports/{id}",
}
export const listProductImportRows: EndpointReference<typeof imports.listProductImportRows> = {
  method: "GET",
  path: "/api/v1/product-imports/{id}/rows",
}
export const listProductImports: EndpointReference<typeof imports.listProductImports> = {
  method: "GET",
  path: "/api/v1/product-imports",
}
export const takeProductImport: EndpointReference<typeof imports.takeProductImport> = {
  method: "POST",
  path: "/api/v1/product-imports/{id}/take",
}
export const undoProductImport: EndpointReference<typeof imports.undoProductImport> = {
  method: "POST",
  path: "/api/v1/product-imports/{id}/undo",
}
export const addPriceChange: EndpointReference<typeof prices.addPriceChange> = {
  method: "POST",
  path: "/api/v1/price-changes",
}
export const getPriceSheet: EndpointReference<typeof prices.getPriceSheet> = {
  method: "GET",
  path: "/api/v1/price-sheet",
}
export const listPriceChanges: EndpointReference<typeof prices.listPriceChanges> = {
  method: "GET",
  path: "/api/v1/price-changes",
}
export const undoPriceChange: EndpointReference<typeof prices.undoPriceChange> = {
  method: "POST",
  path: "/api/v1/price-changes/{id}/undo",
}
export const activateProduct: EndpointReference<typeof products.activateProduct> = {
  method: "POST",
  path: "/api/v1/products/{id}/activate",
}
export const addCatalogueProduct: EndpointReference<typeof products.addCatalogueProduct> = {
  method: "POST",
  path: "/api/v1/products",
}
export const addProductPrice: EndpointReference<typeof products.addProductPrice> = {
  method: "POST",
  path: "/api/v1/products/{id}/prices",
}
export const archiveProduct: EndpointReference<typeof products.archiveProduct> = {
  method: "POST",
  path: "/api/v1/products/{id}/archive",
}
export const changeCatalogueProduct: EndpointReference<typeof products.changeCatalogueProduct> = {
  method: "PATCH",
  path: "/api/v1/products/{id}",
}
export const delistProduct: EndpointReference<typeof products.delistProduct> = {
  method: "POST",
  path: "/api/v1/products/{id}/delist",
}
export const getCatalogueProduct: EndpointReference<typeof products.getCatalogueProduct> = {
  method: "GET",
  path: "/api/v1/products/{id}",
}
export const listCatalogueProducts: EndpointReference<typeof products.listCatalogueProducts> = {
  method: "GET",
  path: "/api/v1/products",
}
export const listProductPrices: EndpointReference<typeof products.listProductPrices> = {
  method: "GET",
  path: "/api/v1/products/{id}/prices",
}
export const addProduct: EndpointReference<typeof shop.addProduct> = {
  method: "POST",
  path: "/apps/ecommerce/add-product",
}
export const deleteProducts: EndpointReference<typeof shop.deleteProducts> = {
  method: "POST",
  path: "/apps/ecommerce/delete-products",
}
export const getProductRecord: EndpointReference<typeof shop.getProductRecord> = {
  method: "GET",
  path: "/api/ecommerce/product-record",
}
export const listStock: EndpointReference<typeof shop.listStock> = {
  method: "GET",
  path: "/api/ecommerce/product-list",
}
export const restoreProducts: EndpointReference<typeof shop.restoreProducts> = {
  method: "POST",
  path: "/apps/ecommerce/restore-products",
}
export const updateProduct: EndpointReference<typeof shop.updateProduct> = {
  method: "POST",
  path: "/apps/ecommerce/update-product",
}
export const uploadProductPicture: EndpointReference<typeof shop.uploadProductPicture> = {
  method: "POST",
  path: "/apps/ecommerce/product-picture",
}
