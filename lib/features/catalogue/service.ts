import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, notFound } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import { minor } from "@/lib/core/money"
import type { NewProduct, ProductChanges, ProductRecord } from "./schema"
import { categoryOf } from "./service/categories"
import * as store from "./store"
import * as prices from "./store/prices"
import { shopCurrency } from "./values"

/** @throws HttpError 404 */
export async function one(scope: Scope, id: number): Promise<ProductRecord> {
  const row = await store.find(scope, id)
  if (!row) throw notFound()
  return row
}

/** The caller, and the language in which a new category is named. */
export interface Writer {
  principal: Principal
  locale: Locale
}

/** Adds a product to the web shop, in the category of its department. Its price starts the price history. */
export async function add(scope: Scope, { principal, locale }: Writer, values: NewProduct): Promise<ProductRecord> {
  const categoryId = await categoryOf(scope, values.category, locale)
  const product = await store.insert(scope, { ...values, categoryId })
  const price = { productId: product.id, amount: minor(values.price), currency: shopCurrency } as const
  await prices.insert(scope, { ...price, userName: principal.fullName })
  return product
}

interface Seen {
  id: number
  version?: number
  stockBefore?: number
}

/** Records a new price in the price history. @returns the category of the new department, if the department changed */
async function follow(
  scope: Scope,
  { principal, locale }: Writer,
  id: number,
  now: NonNullable<Awaited<ReturnType<typeof store.lock>>>,
  { category, price }: ProductChanges,
): Promise<{ categoryId?: number }> {
  const amount = price === undefined ? now.price : minor(price)
  if (amount !== now.price) {
    const { currency } = now
    await prices.insert(scope, { productId: id, amount, currency, userName: principal.fullName })
  }
  const isMoved = category !== undefined && category !== now.category
  return isMoved ? { categoryId: await categoryOf(scope, category, locale) } : {}
}

/**
 * Updates a product. The stock changes by the difference to `stockBefore`, so saving doesn't undo sales made meanwhile.
 * @throws HttpError 404; 409 if the product has changed since `version`, the stock would become negative, or shops manage it
 */
export async function change(scope: Scope, writer: Writer, { id, version, stockBefore }: Seen, given: ProductChanges) {
  const now = await store.lock(scope, id)
  if (!now) throw notFound()
  if (version !== undefined && version !== now.version) throw new HttpError(409, "conflict")
  const shown = stockBefore ?? now.stock
  if (now.isStocked && given.stock !== undefined && given.stock !== shown) throw conflict({ stock: "stockKept" })
  const changes = { ...given, ...(await follow(scope, writer, id, now, given)) }
  if (now.isStocked) return store.update(scope, id, { ...changes, stock: now.stock })
  if (changes.stock === undefined || stockBefore === undefined) return store.update(scope, id, changes)
  const stock = now.stock + changes.stock - stockBefore
  if (stock < 0) throw conflict({ stock: ["stockGone", { stock: now.stock }] })
  return store.update(scope, id, { ...changes, stock })
}

/** Deletes products, with undo; all or none. @throws HttpError 404; 409 if a shop ever received one, as the books refer to it */
export async function remove(scope: Scope, ids: number[]): Promise<number[]> {
  // A delivery that is being booked locks its products too.
  await store.lockMany(scope, ids)
  if (await store.hasStocked(scope, ids)) throw new HttpError(409, "conflict", { message: "productStocked" })
  const deleted = await store.remove(scope, ids)
  if (deleted.length !== new Set(ids).size) throw notFound()
  return deleted.sort((a, b) => a - b)
}

/** Restores deleted products; all or none. @throws HttpError 404 if the time for undo is over */
export async function restore(scope: Scope, ids: number[]): Promise<number[]> {
  const restored = await store.restore(scope, ids)
  if (restored.length !== new Set(ids).size) throw new HttpError(404, "not_found", { message: "undoExpired" })
  return restored.sort((a, b) => a - b)
}

/** Takes sold units out of stock. The caller has locked the products. */
export async function sell(scope: Scope, units: store.Units[]): Promise<void> {
  await store.addStock(
    scope,
    units.map(({ productId, qty }) => ({ productId, qty: -qty })),
  )
}

/** Returns units to stock, except those of deleted products. */
export async function restock(scope: Scope, units: store.Units[]): Promise<void> {
  if (units.length === 0) return
  // An update alone would lock in any order.
  await store.lockMany(
    scope,
    units.map(({ productId }) => productId),
  )
  await store.addStock(scope, units)
}
