import clsx from "clsx"

/** So many strokes are wide enough to be seen. */
const most = 14

/** Sums of neighbours, so that a long course becomes few strokes. */
function gathered(data: readonly number[]): number[] {
  const size = Math.ceil(data.length / most)
  return Array.from({ length: Math.ceil(data.length / size) }, (_, i) =>
    data.slice(i * size, (i + 1) * size).reduce((sum, value) => sum + value, 0),
  )
}

/** The course of a figure in a table's cell, as small bars. It says nothing that the figures beside it don't, so it is not read out. */
export function Spark({ data, className }: { data: readonly number[]; className?: string }) {
  const values = gathered(data)
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
      className={clsx("fill-chart-5 rtl:-scale-x-100", className)}
    >
      <path d={bars} />
    </svg>
  )
}
