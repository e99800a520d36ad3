import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid, notFound } from "@/lib/core/http/errors"
import type { DuplicateList, DuplicateQuery, MergeForm } from "../schema/duplicates"
import type { CatalogueProduct } from "../schema/products"
import * as products from "../store/catalogue"
import * as store from "../store/duplicates"
import { lockProducts } from "../store/price-changes"
import { maxGtins } from "../values"
import { get } from "./products"

export const list = (scope: Scope, { before }: DuplicateQuery): Promise<DuplicateList> => store.findAlike(scope, before)

/** Locks two different products. @throws HttpError 404, 422 */
async function lockPair(scope: Scope, first: number, second: number): Promise<void> {
  if (first === second) throw invalid({ second: "invalid" })
  if ((await lockProducts(scope, [first, second])).size < 2) throw notFound()
}

type Pair = Record<"first" | "second", number>

/** Remembers that two products are different. @throws HttpError 404, 422 */
export async function setDistinct(scope: Scope, principal: Principal, { first, second }: Pair): Promise<Pair> {
  await lockPair(scope, first, second)
  await store.insertDistinct(scope, first, second, principal.fullName)
  return { first, second }
}

/** Forgets that two products are different. @throws HttpError 404, 422 */
export async function unsetDistinct(scope: Scope, { first, second }: Pair): Promise<Pair> {
  await lockPair(scope, first, second)
  await store.deleteDistinct(scope, first, second)
  return { first, second }
}

/**
 * Gives the barcodes of a product, and what the kept one lacks, to that one, and archives it. Its history of prices stays.
 * @throws HttpError 404; 409 if one is stale, the archived one has been in stock or the barcodes are too many; 422
 */
export async function merge(scope: Scope, principal: Principal, form: MergeForm): Promise<CatalogueProduct> {
  await lockPair(scope, form.keep, form.archive)
  const [kept, gone] = [await products.lock(scope, form.keep), await products.lock(scope, form.archive)]
  if (!kept || !gone) throw notFound()
  const isStale = (version: number | undefined, row: { version: number }) =>
    version !== undefined && version !== row.version
  if (isStale(form.keepVersion, kept) || isStale(form.archiveVersion, gone)) throw new HttpError(409, "conflict")
  if (kept.state === "archived" || gone.state === "archived") throw conflict({ archive: "productState" })
  if (gone.isStocked) throw conflict({ archive: "mergeStocked" })
  if ((await store.countGtins(scope, kept.id, gone.id)) > maxGtins) throw conflict({ keep: "mergeGtins" })
  await store.moveGtins(scope, gone.id, kept.id)
  // An own number belongs to one product only, so it moves before the other one gets it.
  const sku = kept.sku || gone.sku
  await products.update(scope, gone.id, { state: "archived", ...(!kept.sku && { sku: "" }) })
  await products.update(scope, kept.id, {
    sku,
    ...(kept.categoryId === null && { categoryId: gone.categoryId, category: gone.category }),
    ...(kept.content === null && { content: gone.content, contentUnit: gone.contentUnit }),
    ...(!kept.supplierName && { supplierName: gone.supplierName, supplierCode: gone.supplierCode }),
    ...(!kept.brand && { brand: gone.brand }),
  })
  return get(scope, principal, kept.id)
}
