import { shiftDay } from "@/lib/core/i18n/day-text"
import type { Forecast } from "@/lib/features/direct-debits/schema"

const width = 900
const height = 160
const inset = 8

/** Days between two dates. */
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** The balance as steps, the line of zero, and the lowest point. The table below it says the same. */
export function ForecastChart({ forecast: { from, to, balance, days, low } }: { forecast: Forecast }) {
  const values = [0, balance, ...days.map((day) => day.balance)]
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const x = (date: string) => (daysBetween(from, date) / daysBetween(from, shiftDay(to, 1))) * width
  const y = (value: number) => height - inset - ((value - min) / (max - min || 1)) * (height - 2 * inset)
  const steps = days.map((day) => `H${x(day.date).toFixed(1)}V${y(day.balance).toFixed(1)}`).join("")
  const course = `M0 ${y(balance).toFixed(1)}${steps}H${width}`
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-40 w-full overflow-visible fill-none rtl:-scale-x-100"
    >
      <path d={`${course}V${y(0).toFixed(1)}H0Z`} className="fill-chart-1 opacity-10" />
      <path d={`M0 ${y(0).toFixed(1)}H${width}`} vectorEffect="non-scaling-stroke" className="stroke-chart-plain" />
      <path d={course} vectorEffect="non-scaling-stroke" strokeWidth={1.75} className="stroke-chart-1" />
      <path
        d={`M${x(low.date).toFixed(1)} ${y(low.balance).toFixed(1)}h0`}
        vectorEffect="non-scaling-stroke"
        strokeWidth={9}
        strokeLinecap="round"
        className={low.balance < 0 ? "stroke-danger-mark" : "stroke-chart-1"}
      />
    </svg>
  )
}
