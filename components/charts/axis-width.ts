/** Widths of characters in Inter at 12 px, in pixels, rounded up; digits are tabular. */
const widths: [RegExp, number][] = [
  [/[.,:;'’|\s\u00a0\u202f]/u, 3.8],
  [/[MWm%]/, 11],
  [/[fijlrtI-]/, 5],
]
const usualWidth = 7.8
/** Space between a label and the plot, and at the edge of the chart. */
const gap = 12

/** Returns how wide a label is, in pixels; estimated. */
export const labelWidth = (label: string): number =>
  [...label].reduce((sum, char) => sum + (widths.find(([some]) => some.test(char))?.[1] ?? usualWidth), 0)

/**
 * Returns how wide an axis must be for its labels, in pixels. It is estimated instead of measured, so that the server's sketch
 * has the same axis as the chart that replaces it.
 */
export const axisWidth = (labels: readonly string[]): number => Math.ceil(Math.max(0, ...labels.map(labelWidth)) + gap)
