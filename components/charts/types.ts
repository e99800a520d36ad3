import type { ChartColour } from "./colour"

/** The unit of a figure, which decides how the figure is formatted. Money is in major units. */
export type Unit = { kind: "count" } | { kind: "money"; currency: string }

/** One line or one set of bars. `data` has one value per point and may be shorter than the points. */
export interface ChartSeries {
  name: string
  label: string
  data: readonly number[]
  colour: ChartColour
}

/**
 * Points of the x axis: days or first days of months as dates, spans of days as their first and last ("2026-05-04/2026-05-10"),
 * or days of the month as numbers.
 */
export interface ChartPoints {
  kind: "day" | "month" | "span" | "ordinal"
  values: readonly (string | number)[]
}

/** A part of a whole. */
export interface ChartShare {
  name: string
  label: string
  value: number
  colour: ChartColour
}

/** How series are drawn over their points. */
export interface PlotShape {
  shape: "bar" | "line" | "area"
  /** Horizontal bars, below each other. */
  horizontal?: boolean
  /** Stacks the series, so that the height is their sum. */
  stacked?: boolean
  curve?: "straight" | "smooth" | "step"
}
