// Written by `npm run paths` from the contract beside it.
import type { EndpointReference } from "@/lib/core/http/endpoint"
import type * as contract from "./contract"

export const addToCart: EndpointReference<typeof contract.addToCart> = { method: "POST", path: "/apps/ecommerce/cart" }
export const addToWishlist: EndpointReference<typeof contract.addToWishlist> = {
  method: "POST",
  path: "/apps/ecommerce/wishlist",
}
export const countCart: EndpointReference<typeof contract.countCart> = {
  method: "GET",
  path: "/api/ecommerce/cart-count",
}
export const getCart: EndpointReference<typeof contract.getCart> = { method: "GET", path: "/apps/ecommerce/cart" }
export const getFacets: EndpointReference<typeof contract.getFacets> = { method: "GET", path: "/api/ecommerce/facets" }
export const getProduct: EndpointReference<typeof contract.getProduct> = {
  method: "GET",
  path: "/apps/ecommerce/products/{id}",
}
export const getProductDetails: EndpointReference<typeof contract.getProductDetails> = {
  method: "GET",
  path: "/api/ecommerce/product-details",
}
export const getWishlist: EndpointReference<typeof contract.getWishlist> = {
  method: "GET",
  path: "/apps/ecommerce/wishlist",
}
export const listProducts: EndpointReference<typeof contract.listProducts> = {
  method: "GET",
  path: "/apps/ecommerce/products",
}
export const listShelf: EndpointReference<typeof contract.listShelf> = { method: "GET", path: "/api/ecommerce/shelf" }
export const removeFromCart: EndpointReference<typeof contract.removeFromCart> = {
  method: "DELETE",
  path: "/apps/ecommerce/cart/{productId}",
}
export const removeFromWishlist: EndpointReference<typeof contract.removeFromWishlist> = {
  method: "DELETE",
  path: "/apps/ecommerce/wishlist/{productId}",
}
export const updateCart: EndpointReference<typeof contract.updateCart> = {
  method: "POST",
  path: "/apps/ecommerce/update-cart",
}
