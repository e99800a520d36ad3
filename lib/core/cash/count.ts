import { type Denomination, denominationsOf, type PackName, packNames } from "./denominations"

/** The number of notes, coins or packs by face value in minor units: `{ "5000": 3 }` is three 50-euro notes. */
export type Pieces = Record<string, number>

/** Counted cash: loose notes and coins, and unopened packs of them. */
export interface Count extends Partial<Record<PackName, Pieces>> {
  pieces: Pieces
}

export const emptyCount: Count = { pieces: {} }

/** The largest number of one note, coin or pack in a count. Even with 500-euro notes, the total stays far below 2^53. */
export const maxPieces = 99_999

const units = ["pieces", ...packNames] as const
export type CountUnit = (typeof units)[number]

/** The number of pieces in one of a unit; undefined if the denomination has no such pack. */
const piecesPer = ({ packs }: Denomination, unit: CountUnit): number | undefined =>
  unit === "pieces" ? 1 : packs[unit]

/** All pieces of a count with its packs opened, without zeros. */
export function piecesOf(count: Count, currency: string): Pieces {
  const counted = denominationsOf(currency).map((one) => {
    const each = units.map((unit) => (count[unit]?.[one.value] ?? 0) * (piecesPer(one, unit) ?? 0))
    return [one.value, each.reduce((sum, pieces) => sum + pieces, 0)] as const
  })
  return Object.fromEntries(counted.filter(([, pieces]) => pieces !== 0))
}

const sumOf = (pieces: Pieces) => Object.entries(pieces).reduce((sum, [value, of]) => sum + Number(value) * of, 0)

/** The total of a count in minor units. Face values that the currency doesn't have are ignored. */
export const totalOf = (count: Count, currency: string): number => sumOf(piecesOf(count, currency))

/** Subtracts a count, with packs opened; undefined if `from` has too few of a note or coin. */
export function subtractCounts(from: Count, taken: Count, currency: string): Count | undefined {
  const left = piecesOf(from, currency)
  for (const [value, pieces] of Object.entries(piecesOf(taken, currency))) {
    const rest = (left[value] ?? 0) - pieces
    if (rest < 0) return undefined
    if (rest === 0) delete left[value]
    else left[value] = rest
  }
  return { pieces: left }
}

export interface CountProblem {
  unit: CountUnit
  value: string
  problem: "denominationUnknown" | "packUnknown" | "piecesInvalid"
}

/** Returns the problems of a count in a currency. */
export function validateCount(count: Count, currency: string): CountProblem[] {
  const byValue = new Map(denominationsOf(currency).map((one) => [String(one.value), one]))
  const check = (unit: CountUnit, value: string, pieces: number): CountProblem["problem"] | undefined => {
    const denomination = byValue.get(value)
    if (!denomination) return "denominationUnknown"
    if (piecesPer(denomination, unit) === undefined) return "packUnknown"
    return Number.isInteger(pieces) && pieces >= 0 && pieces <= maxPieces ? undefined : "piecesInvalid"
  }
  return units.flatMap((unit) =>
    Object.entries(count[unit] ?? {}).flatMap(([value, pieces]) => {
      const problem = check(unit, value, pieces)
      return problem ? [{ unit, value, problem }] : []
    }),
  )
}

/** Pieces of each note and coin with their amounts, from the largest. */
export const facesOf = (pieces: Pieces, currency: string) =>
  denominationsOf(currency).flatMap(({ value }) => {
    const of = pieces[value] ?? 0
    return of > 0 ? [{ value, pieces: of, amount: value * of }] : []
  })
