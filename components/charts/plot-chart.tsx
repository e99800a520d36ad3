"use client"

import { SeriesFigure, type SeriesFigureProps } from "./series-figure"

/** A series in `plain` is always drawn as a dashed line. */
export interface PlotChartProps extends SeriesFigureProps {
  shape: "bar" | "line" | "area"
  /** Horizontal bars, below each other. */
  horizontal?: boolean
  /** Stacks the series, so that the height is their sum. */
  stacked?: boolean
  curve?: "straight" | "smooth" | "step"
}

const load = () => import("./drawn-plot-chart").then((module) => module.default)

/** Bars, lines or areas over named points instead of dates, side by side or stacked. */
export function PlotChart(props: PlotChartProps) {
  return (
    <SeriesFigure {...props} className={props.className ?? "h-72"} load={load}>
      {(Drawn, series) => <Drawn {...props} series={series} />}
    </SeriesFigure>
  )
}
