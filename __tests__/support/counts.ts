import { type Count, piecesOf } from "@/lib/core/cash/count"

/** Adds two counts, with their packs opened. */
export function addCounts(one: Count, other: Count, currency: string): Count {
  const [a, b] = [piecesOf(one, currency), piecesOf(other, currency)]
  const values = new Set([...Object.keys(a), ...Object.keys(b)])
  return { pieces: Object.fromEntries([...values].map((value) => [value, (a[value] ?? 0) + (b[value] ?? 0)])) }
}
