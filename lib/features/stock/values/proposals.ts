import { maxPieces, salesRateDays } from "../values"

/** What an order of a product depends on. */
export interface Need {
  onHand: number
  /** Pieces that web orders wait for. */
  reserved: number
  /** Pieces that were ordered before and haven't come. */
  ordered: number
  /** Pieces sold in the last `salesRateDays` days. */
  sold: number
  reorderPoint: number
  /** Pieces in one of the supplier's cartons. */
  outer: number
}

/**
 * How many pieces to order: none above the reorder point, otherwise what brings the shop above it by the sales of some days, in
 * whole cartons.
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
