import * as z from "zod"
import { id, line, paging, q, unset } from "@/lib/core/http/fields"
import { currencies } from "@/lib/core/money"
import {
  addressKinds,
  categories,
  colorOptions,
  mostPerLine,
  orderPayments,
  orderStatuses,
  productSorts,
} from "./values"

/** One product as every call answers it (contract section 2); whether it is wished for or in the cart is the caller's. */
export const product = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  brand: z.string(),
  price: z.number(),
  image: z.string(),
  hasFreeShipping: z.boolean(),
  rating: z.int().min(1).max(5),
  isInWishlist: z.boolean(),
  isInCart: z.boolean(),
})
export type Product = z.infer<typeof product>

export const wishlistItem = z.object({ id: z.int(), productId: z.int() })
export const cartItem = z.object({ id: z.int(), productId: z.int(), qty: z.int() })
export type WishlistItem = z.infer<typeof wishlistItem>
export type CartItem = z.infer<typeof cartItem>

export const productListQuery = z.object({ q, sortBy: unset(z.enum(productSorts)), ...paging(9) })
export type ProductListQuery = z.output<typeof productListQuery>

export const productPage = z.object({
  products: z.array(product),
  total: z.int(),
  userWishlist: z.array(wishlistItem),
  userCart: z.array(cartItem),
  totalIsEstimate: z.literal(true).optional(),
})

/** A product by its id or by its slug. */
export const productParams = z.object({
  id: z.union([z.string(), z.number().transform(String)]).pipe(z.string().trim().min(1).max(200)),
})
const productWithColors = product.extend({ colorOptions: z.array(z.enum(colorOptions)) })
export const productAnswer = z.object({ product: productWithColors })

/** What the product's own screen shows besides. */
export const productDetails = z.object({
  product: productWithColors,
  category: z.enum(categories),
  stock: z.int(),
  deliveryDays: z.int(),
  images: z.array(z.string()),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  related: z.array(product),
})
export type ProductDetails = z.infer<typeof productDetails>

export const cartProduct = product.extend({
  qty: z.int(),
  shippingDate: z.string(),
  offers: z.int().min(1).max(4),
  discountPercentage: z.int().min(3).max(20),
})
export type CartProduct = z.infer<typeof cartProduct>

export const byProduct = z.object({ productId: id })
export const updateCartBody = z.object({ productId: id, qty: z.int().min(1).max(mostPerLine) })

const savedAddress = z.object({
  fullName: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.string(),
  kind: z.enum(addressKinds),
})

const amounts = {
  currency: z.enum(currencies),
  subtotalMinor: z.int(),
  discountMinor: z.int(),
  deliveryMinor: z.int(),
  totalMinor: z.int(),
}

/** What the cart comes to, in minor units, and where the caller's last order went. */
export const cartSummary = z.object({ items: z.int(), ...amounts, savedAddress: savedAddress.nullable() })

export const addressForm = z.object({
  fullName: line(120).min(1),
  phone: line(40).min(1),
  line1: line(200).min(1),
  line2: line(200).default(""),
  city: line(80).min(1),
  state: line(80).default(""),
  postcode: line(20).min(1),
  country: line(80).default(""),
  kind: z.enum(addressKinds).default("home"),
})
export const placeOrderBody = z.object({ address: addressForm, payment: z.enum(orderPayments) })
export type PlaceOrder = z.output<typeof placeOrderBody>

export const order = z.object({
  id: z.int(),
  userId: z.int(),
  customer: z.string(),
  customerEmail: z.string(),
  status: z.enum(orderStatuses),
  placedAt: z.string(),
  payment: z.enum(orderPayments),
  items: z.int(),
  ...amounts,
})
export type Order = z.infer<typeof order>

const orderLine = z.object({
  productId: z.int(),
  name: z.string(),
  brand: z.string(),
  image: z.string(),
  qty: z.int(),
  priceMinor: z.int(),
  discountPercentage: z.int(),
  totalMinor: z.int(),
})
export const wholeOrder = order.extend({ address: savedAddress, lines: z.array(orderLine) })
export type WholeOrder = z.infer<typeof wholeOrder>

export const orderListQuery = z.object({
  q,
  status: unset(z.enum(orderStatuses)),
  /** `mine` leaves out what others bought. */
  of: unset(z.enum(["mine", "all"])),
  ...paging(10),
})
export type OrderListQuery = z.output<typeof orderListQuery>

export const orderPage = z.object({
  orders: z.array(order),
  total: z.int(),
  totalIsEstimate: z.literal(true).optional(),
})
