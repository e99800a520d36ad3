/** The calls of this noun by method and path; a test holds that these are the contracts' own. */
export const calls = {
  listCoupons: { method: "GET", path: "/api/ecommerce/coupon-list" },
  addCoupon: { method: "POST", path: "/apps/ecommerce/add-coupon" },
  updateCoupon: { method: "POST", path: "/apps/ecommerce/update-coupon" },
  switchCoupon: { method: "POST", path: "/apps/ecommerce/switch-coupon" },
} as const

/** What a change of a coupon makes stale: the book, and the cart of whoever has it. */
export const showing = [calls.listCoupons, { path: "/api/ecommerce/cart-summary" }]
