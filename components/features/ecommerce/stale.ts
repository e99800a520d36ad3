/** Paths whose responses include the cart or the wishlist. */
export const staleAfterWrite = [
  { path: "/api/ecommerce/shelf" },
  { path: "/api/ecommerce/product-details" },
  { path: "/api/ecommerce/cart-" },
  { path: "/apps/ecommerce/" },
]
