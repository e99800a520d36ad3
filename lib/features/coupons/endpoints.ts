// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addCoupon: EndpointReference<typeof contract.addCoupon> = {
  method: "POST",
  path: "/apps/ecommerce/add-coupon",
}
export const listCoupons: EndpointReference<typeof contract.listCoupons> = {
  method: "GET",
  path: "/api/ecommerce/coupon-list",
}
export const switchCoupon: EndpointReference<typeof contract.switchCoupon> = {
  method: "POST",
  path: "/apps/ecommerce/switch-coupon",
}
export const updateCoupon: EndpointReference<typeof contract.updateCoupon> = {
  method: "POST",
  path: "/apps/ecommerce/update-coupon",
}
