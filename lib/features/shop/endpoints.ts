// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const getShop: EndpointReference<typeof contract.getShop> = {
  method: "GET",
  path: "/api/ecommerce/shop-settings",
}
export const updateShop: EndpointReference<typeof contract.updateShop> = {
  method: "POST",
  path: "/apps/ecommerce/update-shop",
}
