import clsx from "clsx"

/** More bars than this would be too thin to see. */
const maxBars = 14

/** Sums neighbouring values so that there are at most `maxBars`. */
function grouped(data: readonly number[]): number[] {
  const size = Math.ceil(data.length / maxBars)
  return Array.from({ length: Math.ceil(data.length / size) }, (_, i) =>
    data.slice(i * size, (i + 1) * size).reduce((sum, value) => sum + value, 0),
  )
}

/**
 * The trend of a figure in a table cell, as small bars. Hidden from screen readers, because the figures beside it say
 * the same.
 */
export function Spark({ data, className }: { data: readonly number[]; className?: string }) {
  const values = grouped(data)
  const top = Math.max(1, ...values)
  const bars = values
    .map((value, i) => {
      const height = Math.max((value / top) * 28, value > 0 ? 2 : 1)
      return `M${i * 7} 28v${(-height).toFixed(1)}h5v${height.toFixed(1)}Z`
    })
    .join("")
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${values.length * 7 - 2} 28`}
      preserveAspectRatio="none"
      className={clsx("fill-chart-1 rtl:-scale-x-100", className)}
    >
      <path d={bars} />
    </svg>
  )
}
