import { randomInt } from "node:crypto"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, type MessageKey, notFound } from "@/lib/core/http/errors"
import { afterDiscount } from "@/lib/core/money"
import type { PlaceOrder, ProductDetails, ProductListQuery, WholeOrder } from "./schema"
import * as held from "./store/held"
import * as orders from "./store/orders"
import * as products from "./store/products"
import { deliveryMinor, discountRange, offersRange } from "./values"

const relatedShown = 6

const found = <T>(row: T | undefined): T => {
  if (!row) throw notFound()
  return row
}

export async function list(scope: Scope, query: ProductListQuery) {
  const { products: page, total, ...estimate } = await products.findPage(scope, query)
  return { products: page, total, ...(await products.findHeld(scope)), ...estimate }
}

export const one = async (scope: Scope, idOrSlug: string) => found(await products.findOne(scope, idOrSlug)).product

export async function details(scope: Scope, idOrSlug: string): Promise<ProductDetails> {
  const row = found(await products.findOne(scope, idOrSlug))
  const { product, category, stock, deliveryDays, images, facts } = row
  const related = await products.findRelated(scope, row, relatedShown)
  return {
    product,
    category,
    stock,
    deliveryDays,
    images,
    // jsonb forgets the order of keys.
    facts: facts.map(({ name, value }) => ({ name, value })),
    related,
  }
}

const drawn = ([least, most]: readonly [number, number]) => randomInt(least, most + 1)

export const addToCart = async (scope: Scope, productId: number) =>
  found(
    await held.addToCart(scope, productId, { offers: drawn(offersRange), discountPercentage: drawn(discountRange) }),
  )

export const setQuantity = async (scope: Scope, productId: number, qty: number) =>
  found(await held.setQuantity(scope, productId, qty))

export const addToWishlist = async (scope: Scope, productId: number) =>
  found(await held.addToWishlist(scope, productId))

export async function takeOut(scope: Scope, from: "cart" | "wishlist", productId: number) {
  if (!(await held.remove(scope, from, productId))) throw notFound()
  return { productId }
}

/** What cart lines come to, in minor units; the discount rounds once per line. */
function bill(cart: held.CartLine[]) {
  const lines = cart.map(({ stock: _, currency: _c, hasFreeShipping: _f, ...line }) => ({
    ...line,
    total: afterDiscount(line.price * line.qty, line.discountPercentage),
  }))
  const subtotal = lines.reduce((sum, { price, qty }) => sum + price * qty, 0)
  const discounted = lines.reduce((sum, { total }) => sum + total, 0)
  const delivery = cart.every(({ hasFreeShipping }) => hasFreeShipping) ? 0 : deliveryMinor
  const amounts = {
    items: lines.reduce((sum, { qty }) => sum + qty, 0),
    currency: cart[0]?.currency ?? ("USD" as const),
    subtotal,
    discount: subtotal - discounted,
    delivery,
    total: discounted + delivery,
  }
  return { lines, amounts }
}

export async function summary(scope: Scope) {
  const { items, currency, subtotal, discount, delivery, total } = bill(
    await held.findLines(scope, { lock: false }),
  ).amounts
  return {
    items,
    currency,
    subtotalMinor: subtotal,
    discountMinor: discount,
    deliveryMinor: delivery,
    totalMinor: total,
    savedAddress: await orders.findLastAddress(scope),
  }
}

/** One message for every product of which there is less than wanted. */
function checkStock(cart: held.CartLine[]): void {
  const missing = cart.filter(({ qty, stock }) => qty > stock)
  if (missing.length === 0) return
  const fields = missing.map(({ productId, name, stock }): [string, MessageKey] => [
    `products.${productId}`,
    ["outOfStock", { name, stock }],
  ])
  throw conflict(Object.fromEntries(fields))
}

/** Buys what is in the cart. @throws HttpError 409 for an empty cart, and where the stock does not suffice */
export async function placeOrder(scope: Scope, buyer: Principal, { address, payment }: PlaceOrder) {
  const cart = await held.findLines(scope, { lock: true })
  if (cart.length === 0) throw new HttpError(409, "conflict", { message: "cartEmpty" })
  checkStock(cart)
  const { lines, amounts } = bill(cart)
  await held.sell(scope)
  const customer = { customer: buyer.fullName, customerEmail: buyer.email }
  const id = await orders.insert(scope, { ...customer, address, payment, ...amounts }, lines)
  return order(scope, id)
}

export const order = async (scope: Scope, id: number): Promise<WholeOrder> => found(await orders.findOne(scope, id))
