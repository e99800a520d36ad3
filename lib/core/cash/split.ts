import { type Count, type Pieces, piecesOf, subtractCounts, totalOf } from "./count"
import { denominationsOf } from "./denominations"

export interface Split {
  /** The cash that stays in the drawer. */
  float: Count
  /** The cash for the safe. */
  rest: Count
  /** The target less the float, in minor units; negative if the float is above the target. */
  missing: number
}

interface Heap {
  value: number
  pieces: number
}

/** The most sums to try. Larger drawers keep the smallest pieces, even if another choice would be exact. */
const maxSums = 2_000_000

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))

/** For each number of heaps, from the smallest: the sums that they can make, in steps. */
function reachable(heaps: Heap[], step: number, size: number): Uint8Array[] {
  const rows = [new Uint8Array(size)]
  ;(rows[0] as Uint8Array)[0] = 1
  for (const { value, pieces } of heaps) {
    const before = rows.at(-1) as Uint8Array
    const row = new Uint8Array(size)
    const stride = value / step
    // The fewest pieces of this heap with which a sum can be made.
    const used = new Uint32Array(size)
    for (let sum = 0; sum < size; sum++) {
      if (before[sum]) row[sum] = 1
      else if (sum >= stride && row[sum - stride] && (used[sum - stride] as number) < pieces) {
        row[sum] = 1
        used[sum] = (used[sum - stride] as number) + 1
      }
    }
    rows.push(row)
  }
  return rows
}

/** Makes a reachable sum with as few large pieces as possible. */
function takeSmall(heaps: Heap[], rows: Uint8Array[], step: number, sum: number): Pieces {
  const taken: Pieces = {}
  let left = sum
  for (let i = heaps.length - 1; i >= 0; i--) {
    const { value } = heaps[i] as Heap
    while (!rows[i]?.[left]) {
      taken[value] = (taken[value] ?? 0) + 1
      left -= value / step
    }
  }
  return taken
}

/** Takes the smallest pieces first, up to a sum. */
function smallestFirst(heaps: Heap[], target: number): Pieces {
  let left = target
  const taken: Pieces = {}
  for (const { value, pieces } of heaps) {
    const count = Math.min(pieces, Math.floor(left / value))
    if (count > 0) taken[value] = count
    left -= count * value
  }
  return taken
}

/** The floats nearest to a target: the exact one, or the nearest below and above. */
function floatsOf(heaps: Heap[], target: number, total: number): Pieces[] {
  const step = heaps.reduce((divisor, { value }) => greatestDivisor(value, divisor), 0) || 1
  // The nearest sum above needs one more piece at most.
  const largest = heaps.at(-1)?.value ?? 0
  const last = Math.floor(Math.min(total, target + largest) / step)
  if (last >= maxSums) return [smallestFirst(heaps, target)]
  const rows = reachable(heaps, step, last + 1)
  const sums = rows.at(-1) as Uint8Array
  let below = Math.min(last, Math.floor(target / step))
  while (!sums[below]) below--
  const found = [below]
  if (below * step < target) {
    const above = sums.indexOf(1, below + 1)
    if (above > 0) found.push(above)
  }
  return found.map((sum) => takeSmall(heaps, rows, step, sum))
}

/**
 * Splits a counted drawer into the float that stays and the rest for the safe. Coins and small notes stay, because they make
 * change, and the largest notes go first.
 * @returns one split if the target can be met; otherwise the nearest below it, and the nearest above it if there is one
 */
export function splitFloat(count: Count, target: number, currency: string): [Split, ...Split[]] {
  const counted = piecesOf(count, currency)
  const heaps = denominationsOf(currency)
    .map(({ value }) => ({ value, pieces: counted[value] ?? 0 }))
    .filter(({ pieces }) => pieces > 0)
    .reverse()
  const splits = floatsOf(heaps, target, totalOf(count, currency)).map((pieces) => {
    const float = { pieces }
    const rest = subtractCounts(count, float, currency) as Count
    return { float, rest, missing: target - totalOf(float, currency) }
  })
  return splits as [Split, ...Split[]]
}
