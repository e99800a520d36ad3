import { searchFor } from "@/lib/core/search-text"

/** Returns the items with all words of a query in their label or description; all items for an empty one. */
export function matching<Thing extends { label: string; description?: string }>(
  things: Thing[],
  query: string,
): Thing[] {
  const isFound = searchFor(query)
  return things.filter(({ label, description = "" }) => isFound(`${label} ${description}`))
}
