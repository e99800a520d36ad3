import * as endpoints from "@/lib/features/coupons/endpoints"

/** What a change of a coupon makes stale: the book, and the cart of whoever has it. */
export const staleAfterWrite = [endpoints.listCoupons, { path: "/api/ecommerce/cart-summary" }]
