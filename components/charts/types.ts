import type { ChartColour } from "./colour"

/** What a figure counts, which decides how it is formatted. */
export type Unit = { kind: "count" } | { kind: "money"; currency: string }

/** One line or one set of bars. `data` has one value per point and may be shorter than the points. */
export interface ChartSeries {
  name: string
  label: string
  data: readonly number[]
  colour: ChartColour
}

/** Points of the x axis: days or first days of months as dates, or days of the month as numbers. */
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
