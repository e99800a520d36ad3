/** Whose answers say what is in the cart or on the wishlist. */
export const staleAfterWrite = [
  { path: "/api/ecommerce/shelf" },
  { path: "/api/ecommerce/product-details" },
  { path: "/api/ecommerce/cart-" },
  { path: "/apps/ecommerce/" },
]
