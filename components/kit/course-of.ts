import type { Range } from "@/lib/core/range"

interface Figures {
  growth: number | null
  dates: string[]
  series: { data: number[] }[]
}

/** What a ChartCard shows of a call's answer besides its figure. */
export const courseOf = ({ growth, dates, series }: Figures) => ({
  growth,
  dates,
  data: series[0]?.data ?? [],
  range: "last-28-days" satisfies Range as Range,
})
