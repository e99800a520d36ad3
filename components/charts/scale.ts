/** An axis from `bottom` to `top` with grid lines at `ticks`, which include both ends. */
export interface Scale {
  bottom: number
  top: number
  ticks: number[]
}

const factors = [1, 2, 2.5, 5]
/** An axis is divided into three to five parts: fewer leave it empty, more crowd a small chart. */
const [minParts, maxParts] = [3, 5]

/** Steps on round numbers from well below to well above a part of the extent; whole numbers only. */
function stepsAround(part: number): number[] {
  const power = 10 ** Math.floor(Math.log10(part))
  return [power / 10, power, power * 10]
    .flatMap((base) => factors.map((factor) => factor * base))
    .filter(Number.isInteger)
}

function scaleWith(step: number, min: number, max: number): Scale {
  const [first, last] = [Math.floor(min / step), Math.ceil(max / step)]
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
  return { bottom: first * step, top: last * step, ticks }
}

/**
 * Returns the axis that fits all values and leaves the least room, with grid lines on round numbers. It includes 0, unless
 * `isFree`.
 */
export function scaleOf(values: readonly number[], isFree = false): Scale {
  const min = isFree ? Math.min(...values) : Math.min(0, ...values)
  const max = isFree ? Math.max(...values) : Math.max(0, ...values)
  const extent = max - min
  // Small counts get one grid line each.
  if (!(extent > minParts)) return scaleWith(1, min, Math.max(max, min + minParts))
  const scales = stepsAround(extent / maxParts)
    .map((step) => scaleWith(step, min, max))
    .filter(({ ticks }) => ticks.length > minParts && ticks.length <= maxParts + 1)
  const room = ({ bottom, top }: Scale) => top - bottom
  return scales.reduce((best, one) => (room(one) < room(best) ? one : best), scales[0] ?? scaleWith(extent, min, max))
}
