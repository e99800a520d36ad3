/** How many parts the grid has; Tremor draws as many. */
export const gridParts = 4

/** Each is four times a handy number, so that the grid's lines stand at round ones. */
const handy = [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10]

/** Where an axis from nought ends so that all values fit and the grid stands at round figures. */
export function niceTop(values: readonly number[]): number {
  const most = Math.max(0, ...values)
  // A few of something are counted in whole ones.
  if (most <= 5 * gridParts) return Math.max(1, Math.ceil(most / gridParts)) * gridParts
  const power = 10 ** Math.floor(Math.log10(most))
  const step = handy.find((factor) => factor * power >= most) ?? 10
  return step * power
}

/** Where an axis begins: at nought, or as far below as it has to. */
export function niceBottom(values: readonly number[]): number {
  const least = Math.min(0, ...values)
  return least === 0 ? 0 : -niceTop([-least])
}
