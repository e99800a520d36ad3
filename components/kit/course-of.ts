import { courseOf } from "@/components/features/cards/key-figure"
import type { Range } from "@/lib/core/range"

type Figures = Parameters<typeof courseOf>[0] & { growth: number | null }

/** Picks the chart props of a ChartCard from a metrics response. */
export const trendOf = (response: Figures) => ({
  growth: response.growth,
  course: courseOf(response),
  range: "last-28-days" satisfies Range as Range,
})
