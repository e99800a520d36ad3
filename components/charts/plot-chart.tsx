"use client"

import { SeriesFigure, type SeriesFigureProps } from "./series-figure"

/** Of the series, one in `plain` is a dashed line, whatever the shape. */
export interface PlotChartProps extends SeriesFigureProps {
  shape: "bar" | "line" | "area"
  /** Bars that lie, one under the other. */
  horizontal?: boolean
  /** One on top of the other, so that the height is their sum. */
  stacked?: boolean
  curve?: "straight" | "smooth" | "step"
}

const load = () => import("./drawn-plot-chart").then((module) => module.default)

/** Figures by names rather than by days: bars, lines or areas, side by side or stacked. */
export function PlotChart(props: PlotChartProps) {
  return (
    <SeriesFigure {...props} className={props.className ?? "h-72"} load={load}>
      {(Drawn, series) => <Drawn {...props} series={series} />}
    </SeriesFigure>
  )
}
