import * as endpoints from "@/lib/features/coupons/endpoints"

/** Paths that a change of a coupon makes stale: the list, and carts that use the coupon. */
export const staleAfterWrite = [endpoints.listCoupons, { path: "/api/ecommerce/cart-summary" }]
