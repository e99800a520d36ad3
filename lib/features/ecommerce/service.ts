import { createHash } from "node:crypto"
import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import * as catalogue from "@/lib/features/catalogue/service"
import type { ProductColor } from "@/lib/features/catalogue/values"
import * as shop from "@/lib/features/shop/service"
import type { CartChanges, ProductDetails, ProductListQuery } from "./schema"
import * as held from "./store/held"
import * as lines from "./store/lines"
import * as products from "./store/products"
import { discountRange, offersRange } from "./values"

const relatedShown = 8

const found = <T>(row: T | undefined): T => {
  if (!row) throw notFound()
  return row
}

export async function list(scope: Scope, query: ProductListQuery) {
  const { products: page, total, ...estimate } = await products.findPage(scope, query)
  return { products: page, total, ...(await products.findWishlistAndCart(scope)), ...estimate }
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
    // jsonb doesn't preserve the order of keys.
    facts: facts.map(({ name, value }) => ({ name, value })),
    related,
    promises: (await shop.settings(scope)).promises,
  }
}

/**
 * The offers and the discount of a cart line, derived from user and product. If they were random, users could remove and
 * re-add a product until they liked the discount.
 */
function lineTerms({ workspaceId, userId }: Scope, productId: number) {
  const bytes = createHash("sha256").update(`${workspaceId}:${userId}:${productId}`).digest()
  const within = ([min, max]: readonly [number, number], at: number) => min + (bytes.readUInt32BE(at) % (max - min + 1))
  return { offers: within(offersRange, 0), discountPercentage: within(discountRange, 4) }
}

export const addToCart = async (scope: Scope, line: { productId: number; qty: number; color?: ProductColor }) =>
  found(await held.addToCart(scope, line, lineTerms(scope, line.productId)))

export const updateCart = async (scope: Scope, productId: number, changes: CartChanges) =>
  found(await held.update(scope, productId, changes))

export const addToWishlist = async (scope: Scope, productId: number) =>
  found(await held.addToWishlist(scope, productId))

export async function takeOut(scope: Scope, from: "cart" | "wishlist", productId: number) {
  if (!(await held.remove(scope, from, productId))) throw notFound()
  return { productId }
}

export const countCart = (scope: Scope) => held.count(scope)

// The functions that orders use.
export type CartLine = lines.CartLine
export const cartLines = lines.findLines

/** Takes lines out of stock and out of the cart. */
export async function sell(scope: Scope, sold: { productId: number; qty: number }[]): Promise<void> {
  await catalogue.sell(scope, sold)
  await lines.remove(scope, sold)
}
