/**
 * The calls of this noun by method and path, which is all the browser needs to make them: the contracts themselves would
 * bring their schemas along. A test holds that these are the contracts' own.
 */
export const calls = {
  listProducts: { method: "GET", path: "/apps/ecommerce/products" },
  listShelf: { method: "GET", path: "/api/ecommerce/shelf" },
  getFacets: { method: "GET", path: "/api/ecommerce/facets" },
  getProductDetails: { method: "GET", path: "/api/ecommerce/product-details" },
  addToWishlist: { method: "POST", path: "/apps/ecommerce/wishlist" },
  removeFromWishlist: { method: "DELETE", path: "/apps/ecommerce/wishlist/{productId}" },
  addToCart: { method: "POST", path: "/apps/ecommerce/cart" },
  updateCart: { method: "POST", path: "/apps/ecommerce/update-cart" },
  removeFromCart: { method: "DELETE", path: "/apps/ecommerce/cart/{productId}" },
  countCart: { method: "GET", path: "/api/ecommerce/cart-count" },
} as const

/** Whose answers say what is in the cart or on the wishlist. */
export const holding = [
  { path: "/api/ecommerce/shelf" },
  { path: "/api/ecommerce/product-details" },
  { path: "/api/ecommerce/cart-" },
  { path: "/apps/ecommerce/" },
]
