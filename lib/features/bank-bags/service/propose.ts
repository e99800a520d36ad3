import type { Pieces } from "@/lib/core/cash/count"
import type { Denomination } from "@/lib/core/cash/denominations"

interface Safe {
  /** Known notes and coins by face value. */
  pieces: Pieces
  /** The whole content, with what is unsorted. */
  total: number
  /** The money that has to stay. */
  changeFund: number
}

/**
 * The notes to bank: as much as possible above the change fund, full bundles before loose notes, large notes before small
 * ones. Coins stay, because shops need them and banks charge for them.
 */
export function propose({ pieces, total, changeFund }: Safe, denominations: readonly Denomination[]): Pieces {
  let left = Math.max(0, total - changeFund)
  const bag: Pieces = {}
  const take = (value: number, of: number) => {
    if (of <= 0) return
    bag[value] = (bag[value] ?? 0) + of
    left -= of * value
  }
  const notes = denominations.filter(({ kind }) => kind === "note")
  const inSafe = (value: number) => (pieces[value] ?? 0) - (bag[value] ?? 0)
  for (const { value, packs } of notes) {
    const bundle = packs.bundles
    if (bundle === undefined) continue
    const bundles = Math.min(Math.floor(inSafe(value) / bundle), Math.floor(left / (value * bundle)))
    take(value, bundles * bundle)
  }
  for (const { value } of notes) take(value, Math.min(inSafe(value), Math.floor(left / value)))
  return bag
}
