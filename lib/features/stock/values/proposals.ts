import { maxPieces, salesRateDays } from "../values"

/** The figures from which the quantity of an order is computed. */
export interface Need {
  onHand: number
  /** Pieces reserved for web orders. */
  reserved: number
  /** Pieces that were ordered before and haven't arrived. */
  ordered: number
  /** Pieces sold in the last `salesRateDays` days. */
  sold: number
  reorderPoint: number
  /** Pieces in a carton of the supplier. */
  outer: number
}

/**
 * The number of pieces to order: none above the reorder point, otherwise enough whole cartons to reach the reorder point plus
 * the sales of `coverDays`.
 */
export function proposedQuantity(
  { onHand, reserved, ordered, sold, reorderPoint, outer }: Need,
  coverDays: number,
): number {
  const there = onHand - reserved + ordered
  if (there > reorderPoint) return 0
  const target = reorderPoint + Math.ceil((Math.max(0, sold) * coverDays) / salesRateDays)
  const missing = Math.max(1, target - there)
  return Math.min(Math.ceil(missing / outer) * outer, Math.floor(maxPieces / outer) * outer)
}
