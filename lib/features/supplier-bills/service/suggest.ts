import type { Scope } from "@/lib/core/db/types"
import { rememberedProducts } from "@/lib/features/suppliers/service"
import type { SupplierBill } from "../schema"
import * as goods from "../store/goods"

export type Line = Pick<SupplierBill["lines"][number], "position" | "code" | "gtin" | "name" | "quantity">

/** The key under which a line's product is remembered: the supplier's code, else the name. */
export const keyOf = ({ code, name }: Line) => (code || name).trim().toLowerCase().slice(0, 200)

/** Whole pieces of a quantity; undefined for parts of a piece. */
export const wholeOf = (quantity: string): number | undefined => {
  const pieces = Number(quantity)
  return Number.isSafeInteger(pieces) && pieces > 0 ? pieces : undefined
}

/** Suggests products for lines: as chosen before, by barcode, or by the supplier's code. */
export async function suggest(
  scope: Scope,
  bill: { supplierId: number; supplierName: string },
  lines: readonly Line[],
) {
  const known = await rememberedProducts(scope, bill.supplierId, [...new Set(lines.map(keyOf))])
  const found = await goods.findProducts(scope, {
    supplier: bill.supplierName,
    ids: known.map(({ product }) => product),
    gtins: lines.map(({ gtin }) => gtin).filter(Boolean),
    codes: lines.map(({ code }) => code).filter(Boolean),
  })
  return lines.flatMap((line) => {
    const units = wholeOf(line.quantity)
    const remembered = known.find(({ code }) => code === keyOf(line))
    const match =
      (remembered && { ...remembered, by: found.find(({ id }) => id === remembered.product) }) ?? bestOf(found, line)
    if (units === undefined || !match?.by) return []
    return [{ position: line.position, product: match.by.id, productName: match.by.name, pieces: units * match.pieces }]
  })
}

function bestOf(found: goods.FoundProduct[], { gtin, code }: Line) {
  const byCode = gtin ? found.find(({ gtins }) => gtins.some((one) => one.gtin === gtin.padStart(14, "0"))) : undefined
  if (byCode) {
    const { quantity = 1 } = byCode.gtins.find((one) => one.gtin === gtin.padStart(14, "0")) ?? {}
    return { by: byCode, pieces: quantity }
  }
  const named = code ? found.filter(({ supplierCode }) => supplierCode.toLowerCase() === code.toLowerCase()) : []
  return named.length === 1 ? { by: named[0], pieces: 1 } : undefined
}
