import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, notFound } from "@/lib/core/http/errors"
import type { ProductChanges, ProductRecord } from "./schema"
import * as store from "./store"

/** @throws HttpError 404 */
export async function one(scope: Scope, id: number): Promise<ProductRecord> {
  const row = await store.find(scope, id)
  if (!row) throw notFound()
  return row
}

interface Seen {
  id: number
  version?: number
  stockBefore?: number
}

/**
 * Updates a product. The stock changes by the difference to `stockBefore`, so saving doesn't undo sales made meanwhile.
 * @throws HttpError 404; 409 if the product has changed since `version`, or the stock would become negative
 */
export async function change(scope: Scope, { id, version, stockBefore }: Seen, changes: ProductChanges) {
  const now = await store.lock(scope, id)
  if (!now) throw notFound()
  if (version !== undefined && version !== now.version) throw new HttpError(409, "conflict")
  if (changes.stock === undefined || stockBefore === undefined) return store.update(scope, id, changes)
  const stock = now.stock + changes.stock - stockBefore
  if (stock < 0) throw conflict({ stock: ["stockGone", { stock: now.stock }] })
  return store.update(scope, id, { ...changes, stock })
}

/** Deletes products, with undo; all or none. @throws HttpError 404 */
export async function remove(scope: Scope, ids: number[]): Promise<number[]> {
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
