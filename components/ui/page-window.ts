/** A gap in a row of page numbers. */
export type Gap = "start-gap" | "end-gap"

/**
 * Returns the page numbers a pagination shows: first, last and those around the current page. The length is constant,
 * so that nothing jumps, and a gap always stands for more than one page.
 */
export function pageWindow(page: number, pages: number, around = 1): (number | Gap)[] {
  const length = 2 * around + 5
  const range = (from: number, to: number) => Array.from({ length: Math.max(to - from + 1, 0) }, (_, i) => from + i)
  if (pages <= length) return range(1, pages)
  const edge = length - 2
  if (page <= edge - around) return [...range(1, edge), "end-gap", pages]
  if (page > pages - edge + around) return [1, "start-gap", ...range(pages - edge + 1, pages)]
  return [1, "start-gap", ...range(page - around, page + around), "end-gap", pages]
}
