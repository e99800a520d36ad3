import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, notFound } from "@/lib/core/http/errors"
import type { UndoneImport } from "../../schema/imports"
import * as shopProducts from "../../store"
import * as products from "../../store/import-products"
import * as store from "../../store/imports"
import * as prices from "../../store/price-changes"
import type { KeptProduct } from "../../values/imports"
import { restorePrices } from "../price-changes"
import { toTaken } from "./imports"

/** Products of which somebody has changed a price since: one that the import set, or any of a product that it made. */
async function withOtherPrices(scope: Scope, rows: store.TakenRow[], priceChange: number | null): Promise<Set<number>> {
  const cells = priceChange === null ? [] : await prices.cellsOf(scope, priceChange)
  const own = new Set(cells.map(({ price }) => price))
  const made = idsOf(rows.filter(({ before }) => !before))
  const later = (await prices.currentCells(scope, made)).filter(({ version }) => !own.has(version))
  const replaced = cells.filter(({ version, price }) => version !== price)
  return new Set([...later, ...replaced].map(({ product }) => product))
}

/** Why each product stays as it is; undefined for those that are undone. */
async function judge(scope: Scope, rows: store.TakenRow[], priceChange: number | null) {
  const now = new Map((await products.findByIds(scope, idsOf(rows))).map((product) => [product.id, product]))
  const repriced = await withOtherPrices(scope, rows, priceChange)
  const olds = rows.flatMap(({ before }) => (before?.sku ? [before.sku] : []))
  const taken = await products.takenSkus(scope, olds, idsOf(rows))
  return (row: store.TakenRow): KeptProduct | undefined => {
    const product = now.get(row.productId)
    if (!product) return "gone"
    if (product.version !== row.version || repriced.has(row.productId)) return "changed"
    if (!row.before) return product.isStocked ? "inUse" : undefined
    return taken.has(row.before.sku.toLowerCase()) ? "numberTaken" : undefined
  }
}

const idsOf = (rows: { productId: number }[]) => rows.map(({ productId }) => productId)

/**
 * Undoes an import where nothing has changed since: deletes what it made, restores what it changed.
 * @throws HttpError 404; 409 if it isn't taken, has been undone already, or nothing of it can be
 */
export async function undoImport(scope: Scope, principal: Principal, id: number): Promise<UndoneImport> {
  const found = await store.lock(scope, id)
  if (!found) throw notFound()
  if (found.state === "draft") throw conflict({ id: "nothingToUndo" })
  if (found.state === "undone") throw conflict({ id: "alreadyUndone" })
  const rows = await store.rowsOfImport(scope, id)
  await prices.lockProducts(scope, idsOf(rows))
  const reasonOf = await judge(scope, rows, found.priceChange)
  const judged = rows.map((row) => ({ row, reason: reasonOf(row) }))
  const undone = judged.filter(({ reason }) => !reason).map(({ row }) => row)
  if (undone.length === 0) throw conflict({ id: "nothingToUndo" })
  const kept = judged.flatMap(({ row, reason }) =>
    reason ? [{ product: row.productId, name: row.productName, reason }] : [],
  )
  const restored = undone.flatMap(({ productId, before }) => (before ? [{ ...before, id: productId }] : []))
  const made = idsOf(undone.filter(({ before }) => !before))
  const only = new Set(restored.map((product) => product.id))
  if (found.priceChange !== null && only.size > 0) await restorePrices(scope, principal, found.priceChange, only)
  const gtins = undone.flatMap(({ productId, before, gtins: codes }) =>
    before ? codes.map((gtin) => ({ product: productId, gtin })) : [],
  )
  if (gtins.length > 0) await products.deleteGtins(scope, gtins)
  if (restored.length > 0) await products.updateMany(scope, restored)
  if (made.length > 0) await shopProducts.remove(scope, made)
  return { ...toTaken(await store.setUndone(scope, id)), kept }
}
