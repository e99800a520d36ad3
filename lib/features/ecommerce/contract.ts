import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { id } from "@/lib/core/http/fields"
import {
  byProduct,
  cartItem,
  cartProduct,
  cartSummary,
  orderListQuery,
  orderPage,
  placeOrderBody,
  product,
  productAnswer,
  productDetails,
  productListQuery,
  productPage,
  productParams,
  updateCartBody,
  wholeOrder,
  wishlistItem,
} from "./schema"

const byId = z.object({ id })

export const listProducts = endpoint({
  method: "GET",
  path: "/apps/ecommerce/products",
  summary: "Products, searched, sorted and paged, with the caller's wishlist and cart",
  description: "`q` looks in the name. Featured, which is the default, is highest id first.",
  can: ["read", "Product"],
  query: productListQuery,
  response: productPage,
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
})

export const removeFromWishlist = endpoint({
  method: "DELETE",
  path: "/apps/ecommerce/wishlist/{productId}",
  summary: "Take a product off the wishlist",
  can: ["read", "Product"],
  params: byProduct,
  response: z.object({ productId: z.int() }),
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
  summary: "Put one of a product in the cart; again makes it one more",
  can: ["read", "Product"],
  body: byProduct,
  response: z.object({ cartItem }),
  status: 201,
})

export const updateCart = endpoint({
  method: "POST",
  path: "/apps/ecommerce/update-cart",
  summary: "Set how many of a product are in the cart",
  can: ["read", "Product"],
  body: updateCartBody,
  response: z.object({ cartItem }),
})

export const removeFromCart = endpoint({
  method: "DELETE",
  path: "/apps/ecommerce/cart/{productId}",
  summary: "Take a product out of the cart",
  can: ["read", "Product"],
  params: byProduct,
  response: z.object({ productId: z.int() }),
})

export const getCartSummary = endpoint({
  method: "GET",
  path: "/api/ecommerce/cart-summary",
  summary: "What the caller's cart comes to, and their last address",
  can: ["read", "Product"],
  response: cartSummary,
})

export const placeOrder = endpoint({
  method: "POST",
  path: "/apps/ecommerce/place-order",
  summary: "Buy what is in the cart; lowers the stock and empties the cart",
  description:
    "Where there is less in stock than in the cart the answer is 409, with a message per product, and nothing is bought.",
  can: ["create", "Order"],
  body: placeOrderBody,
  response: z.object({ order: wholeOrder }),
  status: 201,
})

export const listOrders = endpoint({
  method: "GET",
  path: "/api/ecommerce/orders",
  summary: "Orders, newest first, filtered and paged",
  description: "`q` looks in the customer's name and e-mail. Amounts in minor units.",
  can: ["read", "Order"],
  query: orderListQuery,
  response: orderPage,
})

export const getOrder = endpoint({
  method: "GET",
  path: "/api/ecommerce/order",
  summary: "One order with its lines and address",
  can: ["read", "Order"],
  query: byId,
  response: z.object({ order: wholeOrder }),
})
