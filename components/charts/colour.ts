/**
 * Colours of the parts of a chart. The values belong to the skin, in app/skins.css; `plain` is for the series that
 * others are compared with.
 */
export const chartColours = ["1", "2", "3", "4", "5", "6", "plain"] as const
export type ChartColour = (typeof chartColours)[number]

/** Maps our colours to Tremor's colour names; tailwind.config.ts gives those names our values. */
export const tremorColour = {
  "1": "indigo",
  "2": "teal",
  "3": "orange",
  "4": "pink",
  "5": "sky",
  "6": "lime",
  plain: "slate",
} as const satisfies Record<ChartColour, string>

export const fillClass: Record<ChartColour, string> = {
  "1": "fill-chart-1",
  "2": "fill-chart-2",
  "3": "fill-chart-3",
  "4": "fill-chart-4",
  "5": "fill-chart-5",
  "6": "fill-chart-6",
  plain: "fill-chart-plain",
}

export const strokeClass: Record<ChartColour, string> = {
  "1": "stroke-chart-1",
  "2": "stroke-chart-2",
  "3": "stroke-chart-3",
  "4": "stroke-chart-4",
  "5": "stroke-chart-5",
  "6": "stroke-chart-6",
  plain: "stroke-chart-plain",
}

export const backgroundClass: Record<ChartColour, string> = {
  "1": "bg-chart-1",
  "2": "bg-chart-2",
  "3": "bg-chart-3",
  "4": "bg-chart-4",
  "5": "bg-chart-5",
  "6": "bg-chart-6",
  plain: "bg-chart-plain",
}
