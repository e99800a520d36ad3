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

/** Cart and wishlist are one's own: nobody else's screens are touched. */
const own = { to: "self" } as const

export const listProducts = endpoint({
  method: "GET",
  path: "/apps/ecommerce/products",
  summary: "Products, searched, sorted and paged, with the caller's wishlist and cart",
  description:
    "`q` looks in the name. `category` and `brand` may be several. Featured, which is the default, is highest id first.",
  can: ["read", "Product"],
  query: productListQuery,
  response: productPage,
})

export const listShelf = endpoint({
  method: "GET",
  path: "/api/ecommerce/shelf",
  summary: "Products as the shop shows them: filtered, sorted and paged, with what is left of each",
  can: ["read", "Product"],
  query: shelfQuery,
  response: shelfPage,
})

export const getFacets = endpoint({
  method: "GET",
  path: "/api/ecommerce/facets",
  summary: "How many products each filter would show",
  description: "A filter's own choice does not count against it, those of the others do.",
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
  summary: "One product with stock, pictures, data sheet and what belongs with it",
  can: ["read", "Product"],
  query: productParams,
  response: productDetails,
})

export const getWishlist = endpoint({
  method: "GET",
  path: "/apps/ecommerce/wishlist",
  summary: "The caller's wishlist, in order of adding",
  can: ["read", "Product"],
  response: z.object({ products: z.array(product) }),
})

export const addToWishlist = endpoint({
  method: "POST",
  path: "/apps/ecommerce/wishlist",
  summary: "Put a product on the wishlist; twice keeps one",
  can: ["read", "Product"],
  body: byProduct,
  response: z.object({ wishlistItem }),
  status: 201,
  changes: own,
})

export const removeFromWishlist = endpoint({
  method: "DELETE",
  path: "/apps/ecommerce/wishlist/{productId}",
  summary: "Take a product off the wishlist",
  can: ["read", "Product"],
  params: byProduct,
  response: z.object({ productId: z.int() }),
  changes: own,
})

export const getCart = endpoint({
  method: "GET",
  path: "/apps/ecommerce/cart",
  summary: "The caller's cart, in order of adding",
  can: ["read", "Product"],
  response: z.object({ products: z.array(cartProduct) }),
})

export const addToCart = endpoint({
  method: "POST",
  path: "/apps/ecommerce/cart",
  summary: "Put a product in the cart, one where no number is said; again makes it more",
  can: ["read", "Product"],
  body: addToCartBody,
  response: z.object({ cartItem }),
  status: 201,
  changes: own,
})

export const updateCart = endpoint({
  method: "POST",
  path: "/apps/ecommerce/update-cart",
  summary: "Set how many of a product are in the cart, or in which colour",
  can: ["read", "Product"],
  body: updateCartBody,
  response: z.object({ cartItem }),
  changes: own,
})

export const removeFromCart = endpoint({
  method: "DELETE",
  path: "/apps/ecommerce/cart/{productId}",
  summary: "Take a product out of the cart",
  can: ["read", "Product"],
  params: byProduct,
  response: z.object({ productId: z.int() }),
  changes: own,
})

export const countCart = endpoint({
  method: "GET",
  path: "/api/ecommerce/cart-count",
  summary: "How many products are in the caller's cart",
  can: ["read", "Product"],
  response: z.object({ count: z.int() }),
})
