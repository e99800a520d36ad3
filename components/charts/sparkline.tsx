import clsx from "clsx"

interface Props {
  data: readonly number[]
  /** The same figure in the period before, as a dashed line. */
  previous?: readonly number[]
  className?: string
}

const width = 100
const height = 32
/** Keeps a line at the top or bottom from being cut in half, in units of the drawing. */
const inset = 2

/** The course of a figure beside its value, without axes. Hidden from screen readers, because the figures say the same. */
export function Sparkline({ data, previous = [], className }: Props) {
  const values = [0, ...data, ...previous]
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const y = (value: number) => height - inset - ((value - min) / (max - min || 1)) * (height - 2 * inset)
  const step = width / Math.max(data.length - 1, 1)
  const course = (line: readonly number[]) =>
    `M${line.map((value, i) => `${(i * step).toFixed(1)} ${y(value).toFixed(1)}`).join("L")}`
  if (data.length === 0) return null
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={clsx("fill-none rtl:-scale-x-100", className)}
    >
      <path d={`${course(data)}V${height}H0Z`} className="fill-chart-1 opacity-10" />
      {previous.length > 0 && (
        <path
          d={course(previous.slice(0, data.length))}
          vectorEffect="non-scaling-stroke"
          strokeWidth={1.25}
          className="stroke-chart-plain [stroke-dasharray:3_3]"
        />
      )}
      <path
        d={course(data)}
        vectorEffect="non-scaling-stroke"
        strokeWidth={1.75}
        strokeLinejoin="round"
        className="stroke-chart-1"
      />
    </svg>
  )
}
