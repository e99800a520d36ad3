"use client"

import type { ReactNode } from "react"
import { frameOf, frameOfNames } from "./frame"
import { scaleOf } from "./scale"
import { SeriesFigure, type SeriesFigureProps } from "./series-figure"
import type { SketchedPlotProps } from "./sketched-plot"
import type { ChartSeries, PlotShape } from "./types"
import { useFigures } from "./use-figures"

/** A series in `plain` is always drawn as a dashed line. */
export interface PlotChartProps extends SeriesFigureProps, PlotShape {
  /** Draws the chart on the server, until the pointer reaches it. */
  sketch?: (props: SketchedPlotProps) => ReactNode
}

const load = () => import("./drawn-plot-chart").then((module) => module.default)

/** Returns the values that an axis must fit: of stacked series, also their sums. */
function extremesOf(series: ChartSeries[], points: number, stacked = false): number[] {
  const parts = series.filter(({ colour }) => stacked && colour !== "plain")
  const sums = Array.from({ length: points }, (_, i) => parts.reduce((sum, { data }) => sum + (data[i] ?? 0), 0))
  return [...series.flatMap(({ data }) => data), ...sums]
}

/** Bars, lines or areas over named points instead of dates, side by side or stacked. */
export function PlotChart(props: PlotChartProps) {
  const { points, unit, shape, horizontal, stacked, curve, sketch: Sketch } = props
  const { whole, short } = useFigures(unit, "ordinal")
  const layout = (series: ChartSeries[]) => {
    const scale = scaleOf(extremesOf(series, points.length, stacked))
    const frame = horizontal ? frameOfNames(points) : frameOf(scale, short)
    return { points, shape, series, scale, frame, short }
  }
  const sketch = Sketch && ((series: ChartSeries[]) => <Sketch {...layout(series)} />)
  return (
    <SeriesFigure {...props} className={props.className ?? "h-72"} load={load} sketch={sketch}>
      {(Drawn, series) => <Drawn {...layout(series)} {...{ horizontal, stacked, curve, whole }} />}
    </SeriesFigure>
  )
}
