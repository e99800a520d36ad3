import { spread } from "@/lib/core/money"
import type { BasketLine, Target } from "./types"

// The goods of a basket while offers are applied: lines fall into lots, whose pieces all had the same offers.

export interface Lot {
  line: BasketLine
  pieces: number
  /** Of all its pieces, after the offers so far. */
  amount: bigint
  /** Whether any offer was applied, and whether one that stacks with no other. */
  isTouched: boolean
  isClosed: boolean
}

export const lotOf = (line: BasketLine): Lot => ({
  ...{ line, pieces: line.pieces, amount: line.price * BigInt(line.pieces) - (line.off ?? 0n) },
  ...{ isTouched: false, isClosed: false },
})

export const isIn = ({ products, categories }: Target, { product, categories: of }: BasketLine): boolean =>
  (products.length === 0 && categories.length === 0) ||
  products.includes(product) ||
  categories.some((category) => of.includes(category))

/** Whether an offer may still be applied to a lot. */
export const isFree = (lot: Lot, stacks: boolean): boolean => !lot.isClosed && (stacks || !lot.isTouched)

const sign = (difference: bigint): number => (difference < 0n ? -1 : difference > 0n ? 1 : 0)

/**
 * The order in which offers take pieces: the dearest first. Equal ones by product and line, never by their place in the basket,
 * so that the same goods cost the same in whatever order they are scanned.
 */
export function dearestFirst(a: Lot, b: Lot): number {
  const byPrice = sign(b.amount * BigInt(a.pieces) - a.amount * BigInt(b.pieces))
  return byPrice || a.line.product - b.line.product || (a.line.id < b.line.id ? -1 : a.line.id > b.line.id ? 1 : 0)
}

/** Divides a lot: its first pieces, and the rest. */
export function divide(lot: Lot, pieces: number): [Lot, Lot] {
  const [first, rest] = spread(lot.amount, [BigInt(pieces), BigInt(lot.pieces - pieces)]) as [bigint, bigint]
  return [
    { ...lot, pieces, amount: first },
    { ...lot, pieces: lot.pieces - pieces, amount: rest },
  ]
}

/** The first pieces of sorted lots, and what is left. Undefined if there are too few. */
export function takeFrom(lots: readonly Lot[], pieces: number): { taken: Lot[]; left: Lot[] } | undefined {
  const taken: Lot[] = []
  let missing = pieces
  for (const [at, lot] of lots.entries()) {
    if (missing === 0) return { taken, left: lots.slice(at) }
    if (lot.pieces <= missing) {
      taken.push(lot)
      missing -= lot.pieces
      continue
    }
    const [first, rest] = divide(lot, missing)
    return { taken: [...taken, first], left: [rest, ...lots.slice(at + 1)] }
  }
  return missing === 0 ? { taken, left: [] } : undefined
}

export const amountOf = (lots: readonly Lot[]): bigint => lots.reduce((sum, { amount }) => sum + amount, 0n)
export const countOf = (lots: readonly Lot[]): number => lots.reduce((sum, { pieces }) => sum + pieces, 0)
