import type { ChartColour } from "./colour"

/** What a figure counts, by which it is written. */
export type Unit = { kind: "count" } | { kind: "money"; currency: string }

/** One line, or one set of bars; `data` goes point by point and may end early. */
export interface ChartSeries {
  name: string
  label: string
  data: readonly number[]
  colour: ChartColour
}

/** What stands along the bottom: first days of days or months, or days of the month. */
export interface ChartPoints {
  kind: "day" | "month" | "ordinal"
  values: readonly (string | number)[]
}

/** A part of a whole. */
export interface ChartShare {
  name: string
  label: string
  value: number
  colour: ChartColour
}
