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
 * Changes a product. Stock goes by the difference, so that a sale between looking and saving is not undone by saving.
 * @throws HttpError 404; 409 where somebody else has changed it since, or has bought what was to be taken away
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

/** Deletes products; all or none. */
export async function remove(scope: Scope, ids: number[]): Promise<number[]> {
  const gone = await store.remove(scope, ids)
  if (gone.length !== new Set(ids).size) throw notFound()
  return gone.sort((a, b) => a - b)
}

/** Undoes deletes; all or none. */
export async function restore(scope: Scope, ids: number[]): Promise<number[]> {
  const back = await store.restore(scope, ids)
  if (back.length !== new Set(ids).size) throw new HttpError(404, "not_found", { message: "undoExpired" })
  return back.sort((a, b) => a - b)
}
