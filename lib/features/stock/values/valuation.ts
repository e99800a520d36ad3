import { roundedShare } from "@/lib/core/money"

// Moving average value. The value is the truth, not a unit cost: it is never negative, and zero unless there are pieces.

/** What a shop has of a product. Only sales may bring the pieces below zero. */
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

/** The value that so many pieces take with them: all of it with the last piece, nothing below zero. */
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

/** Puts pieces in that cost so much together. Pieces that were sold before they came take their share of the cost. */
export function receive(level: Level, quantity: number, cost: bigint): Received {
  const owed = Math.min(quantity, Math.max(0, -level.onHand))
  const sold = owed === quantity ? cost : roundedShare(cost * BigInt(owed), BigInt(quantity))
  return { ...apply(level, quantity, cost - sold), sold }
}

/**
 * Takes back pieces that were received at a value. Where the average has moved since, the value that stays can't be exact: the
 * remainder (`sold`, negative if goods had been sold too dear) belongs to the cost of goods sold.
 * @throws RangeError if the pieces are gone
 */
export function takeBack(level: Level, quantity: number, value: bigint): Received {
  if (quantity > level.onHand) throw new RangeError(`${quantity} of ${level.onHand} pieces`)
  const isEmpty = quantity === level.onHand
  const taken = isEmpty || value > level.value ? level.value : value
  return { ...apply(level, -quantity, -taken), sold: taken - value }
}

/** Puts sold pieces back with the cost they took: to stock if any are left then, or else to the cost of goods sold again. */
export function putBackSold(level: Level, quantity: number, value: bigint): Received {
  const sold = level.onHand + quantity > 0 ? 0n : value
  return { ...apply(level, quantity, value - sold), sold }
}

/** The cost of pieces that a count found: the average of those there are, or else what they cost last. */
export const foundCost = ({ onHand, value }: Level, quantity: number, costLast: bigint): bigint =>
  onHand > 0 ? roundedShare(value * BigInt(quantity), BigInt(onHand)) : costLast * BigInt(quantity)

/** What a piece costs on average; null without pieces. */
export const averageCost = ({ onHand, value }: Level): bigint | null =>
  onHand > 0 ? roundedShare(value, BigInt(onHand)) : null
