import { type Count, type Pieces, piecesOf, subtractCounts, totalOf } from "./count"
import { denominationsOf } from "./denominations"

export interface Split {
  /** What stays in the drawer, at most the target. */
  float: Count
  /** What goes to the safe. */
  rest: Count
  /** The minor units that are missing for the target. */
  missing: number
}

/** Takes the smallest pieces first, up to a sum. */
function smallestFirst(pieces: Pieces, values: readonly number[], target: number): Pieces {
  let left = target
  const taken: Pieces = {}
  for (const value of values) {
    const count = Math.min(pieces[value] ?? 0, Math.floor(left / value))
    if (count > 0) taken[value] = count
    left -= count * value
  }
  return taken
}

/**
 * Splits a counted drawer into the float that stays and the rest for the safe. Coins and small notes stay, because they make
 * change. If the smallest ones don't come to the target, some of them go too where that gets closer to it.
 */
export function splitFloat(count: Count, target: number, currency: string): Split {
  const pieces = piecesOf(count, currency)
  const values = denominationsOf(currency)
    .map(({ value }) => value)
    .reverse()
  const tries = values.map((_, skipped) => smallestFirst(pieces, values.slice(skipped), target))
  const best = tries.reduce((one, other) =>
    totalOf({ pieces: other }, currency) > totalOf({ pieces: one }, currency) ? other : one,
  )
  const float = { pieces: best }
  const rest = subtractCounts(count, float, currency) as Count
  return { float, rest, missing: target - totalOf(float, currency) }
}
