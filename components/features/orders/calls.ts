/** The calls of this noun by method and path; a test holds that these are the contracts' own. */
export const calls = {
  getCartSummary: { method: "GET", path: "/api/ecommerce/cart-summary" },
  applyCoupon: { method: "POST", path: "/apps/ecommerce/apply-coupon" },
  removeCoupon: { method: "DELETE", path: "/apps/ecommerce/remove-coupon" },
  saveAddress: { method: "POST", path: "/apps/ecommerce/save-address" },
  makePaymentToken: { method: "POST", path: "/apps/ecommerce/payment-token" },
  placeOrder: { method: "POST", path: "/apps/ecommerce/place-order" },
  listOrders: { method: "GET", path: "/api/ecommerce/orders" },
  getOrder: { method: "GET", path: "/api/ecommerce/order" },
  updateOrder: { method: "POST", path: "/apps/ecommerce/update-order" },
} as const
