// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addProduct: EndpointReference<typeof contract.addProduct> = {
  method: "POST",
  path: "/apps/ecommerce/add-product",
}
export const deleteProducts: EndpointReference<typeof contract.deleteProducts> = {
  method: "POST",
  path: "/apps/ecommerce/delete-products",
}
export const getProductRecord: EndpointReference<typeof contract.getProductRecord> = {
  method: "GET",
  path: "/api/ecommerce/product-record",
}
export const listStock: EndpointReference<typeof contract.listStock> = {
  method: "GET",
  path: "/api/ecommerce/product-list",
}
export const restoreProducts: EndpointReference<typeof contract.restoreProducts> = {
  method: "POST",
  path: "/apps/ecommerce/restore-products",
}
export const updateProduct: EndpointReference<typeof contract.updateProduct> = {
  method: "POST",
  path: "/apps/ecommerce/update-product",
}
export const uploadProductPicture: EndpointReference<typeof contract.uploadProductPicture> = {
  method: "POST",
  path: "/apps/ecommerce/product-picture",
}
