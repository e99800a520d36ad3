/** Number of parts the grid divides an axis into; Tremor draws as many. */
export const gridParts = 4

/** Each is four times a round number, so that the grid lines fall on round numbers. */
const roundTops = [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10]

/** Returns the upper end of an axis from 0 that fits all values, with grid lines on round numbers. */
export function niceTop(values: readonly number[]): number {
  const max = Math.max(0, ...values)
  // Small counts get a grid of whole numbers.
  if (max <= 5 * gridParts) return Math.max(1, Math.ceil(max / gridParts)) * gridParts
  const power = 10 ** Math.floor(Math.log10(max))
  const step = roundTops.find((factor) => factor * power >= max) ?? 10
  return step * power
}

/** Returns the lower end of an axis: 0, or the rounded minimum if it is negative. */
export function niceBottom(values: readonly number[]): number {
  const min = Math.min(0, ...values)
  return min === 0 ? 0 : -niceTop([-min])
}
