import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as service from "./service"
import { findFacets } from "./store/facets"
import * as held from "./store/held"
import { findShelf } from "./store/products"

export const listProductsHandler = handler(contract.listProducts, ({ scope, query }) => service.list(scope, query))

export const listShelfHandler = handler(contract.listShelf, ({ scope, query }) => findShelf(scope, query))

export const getFacetsHandler = handler(contract.getFacets, ({ scope, query }) => findFacets(scope, query))

export const getProductHandler = handler(contract.getProduct, async ({ scope, params }) => ({
  product: await service.one(scope, params.id),
}))

export const getProductDetailsHandler = handler(contract.getProductDetails, ({ scope, query }) =>
  service.details(scope, query.id),
)

export const getWishlistHandler = handler(contract.getWishlist, async ({ scope }) => ({
  products: await held.findWishlist(scope),
}))

export const addToWishlistHandler = handler(contract.addToWishlist, async ({ scope, body }) => ({
  wishlistItem: await service.addToWishlist(scope, body.productId),
}))

export const removeFromWishlistHandler = handler(contract.removeFromWishlist, ({ scope, params }) =>
  service.takeOut(scope, "wishlist", params.productId),
)

export const getCartHandler = handler(contract.getCart, async ({ scope }) => ({
  products: await held.findCart(scope),
}))

export const addToCartHandler = handler(contract.addToCart, async ({ scope, body }) => ({
  cartItem: await service.addToCart(scope, body),
}))

export const updateCartHandler = handler(contract.updateCart, async ({ scope, body }) => ({
  cartItem: await service.updateCart(scope, body.productId, { qty: body.qty, color: body.color }),
}))

export const removeFromCartHandler = handler(contract.removeFromCart, ({ scope, params }) =>
  service.takeOut(scope, "cart", params.productId),
)

export const countCartHandler = handler(contract.countCart, async ({ scope }) => ({
  count: await service.countCart(scope),
}))
