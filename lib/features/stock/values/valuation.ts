import { roundedShare } from "@/lib/core/money"

// Moving average valuation. It tracks the total value, not a unit cost: never negative, and zero without pieces.

/** A shop's stock of a product. Only sales may bring the pieces below zero. */
export interface Level {
  onHand: number
  /** Minor units. */
  value: bigint
}

/** A movement: the pieces and the value that a level gains or, negative, loses. */
export interface Moved {
  quantity: number
  value: bigint
  after: Level
}

/** A movement whose cost is not only stock: `sold` is the part for pieces that were sold before they came. */
export interface Received extends Moved {
  sold: bigint
}

const apply = ({ onHand, value }: Level, quantity: number, change: bigint): Moved => ({
  quantity,
  value: change,
  after: { onHand: onHand + quantity, value: value + change },
})

/** The value of pieces that leave: all of it with the last piece, nothing below zero. */
export function issueValue({ onHand, value }: Level, quantity: number): bigint {
  if (onHand <= 0) return 0n
  if (quantity >= onHand) return value
  return roundedShare(value * BigInt(quantity), BigInt(onHand))
}

/** Takes pieces out. @throws RangeError below zero, unless they were sold */
export function issue(level: Level, quantity: number, { isSale = false } = {}): Moved {
  if (!isSale && quantity > level.onHand) throw new RangeError(`${quantity} of ${level.onHand} pieces`)
  return apply(level, -quantity, -issueValue(level, quantity))
}

/** Puts pieces in, at their total cost. Pieces that were sold before they came take their share of the cost. */
export function receive(level: Level, quantity: number, cost: bigint): Received {
  const owed = Math.min(quantity, Math.max(0, -level.onHand))
  const sold = owed === quantity ? cost : roundedShare(cost * BigInt(owed), BigInt(quantity))
  return { ...apply(level, quantity, cost - sold), sold }
}

/**
 * Removes pieces that were received at a value. Where the average has moved since, the value that stays can't be exact: the
 * remainder (`sold`, negative if too much cost was charged for goods sold) belongs to the cost of goods sold.
 * @throws RangeError if the pieces are gone
 */
export function takeBack(level: Level, quantity: number, value: bigint): Received {
  if (quantity > level.onHand) throw new RangeError(`${quantity} of ${level.onHand} pieces`)
  const isEmpty = quantity === level.onHand
  const taken = isEmpty || value > level.value ? level.value : value
  return { ...apply(level, -quantity, -taken), sold: taken - value }
}

/** Puts sold pieces back with the cost they took: into stock if that leaves any on hand, or else to the cost of goods sold. */
export function putBackSold(level: Level, quantity: number, value: bigint): Received {
  const sold = level.onHand + quantity > 0 ? 0n : value
  return { ...apply(level, quantity, value - sold), sold }
}

/** The cost of pieces that a count found: at the average cost of the pieces on hand or, without any, at the last cost. */
export const foundCost = ({ onHand, value }: Level, quantity: number, costLast: bigint): bigint =>
  onHand > 0 ? roundedShare(value * BigInt(quantity), BigInt(onHand)) : costLast * BigInt(quantity)

/** The average cost of a piece; null without pieces. */
export const averageCost = ({ onHand, value }: Level): bigint | null =>
  onHand > 0 ? roundedShare(value, BigInt(onHand)) : null
