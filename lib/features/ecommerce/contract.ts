import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import {
  addToCartBody,
  byProduct,
  cartItem,
  cartProduct,
  facetQuery,
  facets,
  product,
  productAnswer,
  productDetails,
  productListQuery,
  productPage,
  productParams,
  shelfPage,
  shelfQuery,
  updateCartBody,
  wishlistItem,
} from "./schema"

/** Wishlist and cart belong to one user, so a change affects nobody else's screens. */
const own = { to: "self" } as const

export const listProducts = endpoint({
  method: "GET",
  path: "/apps/ecommerce/products",
  summary: "Products, searched, sorted and paged, with the caller's wishlist and cart",
  description:
    "`q` searches the name. `category` and `brand` accept several values. `featured`, the default, sorts by descending id.",
  can: ["read", "Product"],
  query: productListQuery,
  response: productPage,
})

export const listShelf = endpoint({
  method: "GET",
  path: "/api/ecommerce/shelf",
  summary: "Products as the shop shows them: filtered, sorted and paged, with their stock",
  can: ["read", "Product"],
  query: shelfQuery,
  response: shelfPage,
})

export const getFacets = endpoint({
  method: "GET",
  path: "/api/ecommerce/facets",
  summary: "The number of products behind each filter option",
  description: "Each filter's counts apply the other filters, but not the filter itself.",
  can: ["read", "Product"],
  query: facetQuery,
  response: facets,
})

export const getProduct = endpoint({
  method: "GET",
  path: "/apps/ecommerce/products/{id}",
  summary: "One product, by id or slug",
  can: ["read", "Product"],
  params: productParams,
  response: productAnswer,
})

export const getProductDetails = endpoint({
  method: "GET",
  path: "/api/ecommerce/product-details",
  summary: "One product with its stock, pictures, data sheet and related products",
  can: ["read", "Product"],
  query: productParams,
  response: productDetails,
})

export const getWishlist = endpoint({
  method: "GET",
  path: "/apps/ecommerce/wishlist",
  summary: "The caller's wishlist, oldest item first",
  can: ["read", "Product"],
  response: z.object({ products: z.array(product) }),
})

export const addToWishlist = endpoint({
  method: "POST",
  path: "/apps/ecommerce/wishlist",
  summary: "Add a product to the wishlist; adding it again changes nothing",
  can: ["read", "Product"],
  body: byProduct,
  response: z.object({ wishlistItem }),
  status: 201,
  changes: own,
})

export const removeFromWishlist = endpoint({
  method: "DELETE",
  path: "/apps/ecommerce/wishlist/{productId}",
  summary: "Remove a product from the wishlist",
  can: ["read", "Product"],
  params: byProduct,
  response: z.object({ productId: z.int() }),
  changes: own,
})

export const getCart = endpoint({
  method: "GET",
  path: "/apps/ecommerce/cart",
  summary: "The caller's cart, oldest item first",
  description:
    "`discountPercentage` is a made-up percentage from 3 to 20 for sample products, and 0 for the shop's own. It reduces the price only while `usesSampleDiscounts` of the shop's settings is on; /api/ecommerce/cart-summary has what is charged.",
  can: ["read", "Product"],
  response: z.object({ products: z.array(cartProduct) }),
})

export const addToCart = endpoint({
  method: "POST",
  path: "/apps/ecommerce/cart",
  summary: "Add a product to the cart, one unit by default; adding it again raises its quantity",
  can: ["read", "Product"],
  body: addToCartBody,
  response: z.object({ cartItem }),
  status: 201,
  changes: own,
})

export const updateCart = endpoint({
  method: "POST",
  path: "/apps/ecommerce/update-cart",
  summary: "Set the quantity or the colour of a product in the cart",
  can: ["read", "Product"],
  body: updateCartBody,
  response: z.object({ cartItem }),
  changes: own,
})

export const removeFromCart = endpoint({
  method: "DELETE",
  path: "/apps/ecommerce/cart/{productId}",
  summary: "Remove a product from the cart",
  can: ["read", "Product"],
  params: byProduct,
  response: z.object({ productId: z.int() }),
  changes: own,
})

export const countCart = endpoint({
  method: "GET",
  path: "/api/ecommerce/cart-count",
  summary: "The number of products in the caller's cart",
  can: ["read", "Product"],
  response: z.object({ count: z.int() }),
})
