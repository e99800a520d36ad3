import type { Pieces } from "@/lib/core/cash/count"
import type { Draws } from "./random"

// Plausible notes and coins of the euro, by face value in minor units.

/** Envelopes and bags hold notes, so their amounts are whole fives. */
export const note = 500
export const notesIn = (amount: number) => Math.max(0, Math.floor(amount / note) * note)

export const worthOf = (pieces: Pieces): number =>
  Object.entries(pieces).reduce((sum, [value, of]) => sum + Number(value) * of, 0)

/** Two heaps put together, or the second one taken out of the first. */
export function combined(one: Pieces, other: Pieces, sign: 1 | -1 = 1): Pieces {
  const values = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const sums = values.map((value) => [value, (one[value] ?? 0) + sign * (other[value] ?? 0)] as const)
  return Object.fromEntries(sums.filter(([, of]) => of !== 0))
}

/** Splits an amount: of each face value, a part of what is left; of the last one, everything. */
function split(amount: number, parts: (readonly [value: number, part: number])[]): Pieces {
  const pieces: Pieces = {}
  let left = amount
  for (const [value, part] of parts) {
    const of = Math.floor((left * part) / value)
    if (of === 0) continue
    pieces[value] = of
    left -= of * value
  }
  return pieces
}

/** The notes of a drop, a whole number of fives. */
export const notesOf = (amount: number, draws: Draws): Pieces =>
  split(amount, [
    [5_000, 0.3 + draws.next() * 0.3],
    [2_000, 0.5 + draws.next() * 0.3],
    [1_000, 0.6],
    [note, 1],
  ])

/** A float or a change fund: small notes and many coins. Without the smallest coins where cash is rounded to five cents. */
export const changeOf = (amount: number, step: 1 | 5): Pieces =>
  split(amount, [
    ...([
      [1_000, 0.4],
      [500, 0.4],
      [200, 0.4],
      [100, 0.5],
      [50, 0.5],
      [20, 0.6],
      [10, 0.6],
    ] as const),
    ...(step === 5
      ? ([[5, 1]] as const)
      : ([
          [5, 0.7],
          [2, 0.6],
          [1, 1],
        ] as const)),
  ])

/** The notes of an envelope that holds five euros less than it says. */
export const fiveShort = (pieces: Pieces): Pieces => {
  const [value = ""] = Object.keys(pieces)
  const change = (Number(value) - note) as number
  const swapped = combined(pieces, { [value]: 1 }, -1)
  return change === 0 ? swapped : combined(swapped, changeInNotes(change))
}

const changeInNotes = (amount: number): Pieces =>
  split(amount, [
    [2_000, 1],
    [1_000, 1],
    [note, 1],
  ])
