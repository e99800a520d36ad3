import type { Range } from "@/lib/core/range"

interface Figures {
  growth: number | null
  dates: string[]
  series: { data: number[] }[]
}

/** Picks the chart props of a ChartCard from a metrics response. */
export const trendOf = ({ growth, dates, series }: Figures) => ({
  growth,
  dates,
  data: series[0]?.data ?? [],
  range: "last-28-days" satisfies Range as Range,
})
