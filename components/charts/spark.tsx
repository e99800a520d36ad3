import clsx from "clsx"

/**
 * The trend of a figure in a table cell, as small bars. Hidden from screen readers, because the figures beside it say
 * the same.
 */
export function Spark({ data, className }: { data: readonly number[]; className?: string }) {
  const top = Math.max(1, ...data)
  const bars = data
    .map((value, i) => {
      const height = Math.max((value / top) * 28, value > 0 ? 2 : 1)
      return `M${i * 7} 28v${(-height).toFixed(1)}h5v${height.toFixed(1)}Z`
    })
    .join("")
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${data.length * 7 - 2} 28`}
      preserveAspectRatio="none"
      className={clsx("fill-chart-1 rtl:-scale-x-100", className)}
    >
      <path d={bars} />
    </svg>
  )
}
