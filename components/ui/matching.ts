import { fold } from "@/lib/core/text"

/** Whether a text contains all words of a query, in any order, ignoring case and accents; true for an empty query. */
export function isMatch(text: string, query: string): boolean {
  const folded = fold(text)
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/** Returns the items whose label matches a query; all items for an empty one. */
export const matching = <Thing extends { label: string }>(things: Thing[], query: string): Thing[] =>
  things.filter(({ label }) => isMatch(label, query))
