// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const applyCoupon: EndpointReference<typeof contract.applyCoupon> = {
  method: "POST",
  path: "/apps/ecommerce/apply-coupon",
}
export const getCartSummary: EndpointReference<typeof contract.getCartSummary> = {
  method: "GET",
  path: "/api/ecommerce/cart-summary",
}
export const getOrder: EndpointReference<typeof contract.getOrder> = { method: "GET", path: "/api/ecommerce/order" }
export const listOrders: EndpointReference<typeof contract.listOrders> = {
  method: "GET",
  path: "/api/ecommerce/orders",
}
export const makePaymentToken: EndpointReference<typeof contract.makePaymentToken> = {
  method: "POST",
  path: "/apps/ecommerce/payment-token",
}
export const placeOrder: EndpointReference<typeof contract.placeOrder> = {
  method: "POST",
  path: "/apps/ecommerce/place-order",
}
export const removeCoupon: EndpointReference<typeof contract.removeCoupon> = {
  method: "DELETE",
  path: "/apps/ecommerce/remove-coupon",
}
export const retryRefund: EndpointReference<typeof contract.retryRefund> = {
  method: "POST",
  path: "/apps/ecommerce/retry-refund",
}
export const saveAddress: EndpointReference<typeof contract.saveAddress> = {
  method: "POST",
  path: "/apps/ecommerce/save-address",
}
export const updateOrder: EndpointReference<typeof contract.updateOrder> = {
  method: "POST",
  path: "/apps/ecommerce/update-order",
}
