"use client"

import { useRef } from "react"
import { ChartFrame } from "./chart-frame"
import type { ChartSeries, Unit } from "./types"
import { useChartCode } from "./use-chart-code"
import { useFigures } from "./use-figures"
import { useHidden } from "./use-hidden"

export interface PlotChartProps {
  /** What the chart shows, for its name and its table. */
  label: string
  shape: "bar" | "line" | "area"
  /** What the points are, such as “Category”: heads the table. */
  pointsLabel: string
  /** The points' names, in the reader's words; each differs from the others. */
  points: string[]
  /** One in `plain` is a dashed line, whatever the shape. */
  series: ChartSeries[]
  unit: Unit
  /** Bars that lie, one under the other. */
  horizontal?: boolean
  /** One on top of the other, so that the height is their sum. */
  stacked?: boolean
  curve?: "straight" | "smooth" | "step"
  /** Height of the drawing, as a class. */
  className?: string
}

const load = () => import("./drawn-plot-chart").then((module) => module.default)

/** Figures by names rather than by days: bars, lines or areas, side by side or stacked. */
export function PlotChart(props: PlotChartProps) {
  const { label, pointsLabel, points, series, unit, className = "h-72" } = props
  const place = useRef<HTMLDivElement>(null)
  const Drawn = useChartCode(place, load)
  const { hidden, toggle } = useHidden()
  const { whole } = useFigures(unit, "ordinal")
  return (
    <ChartFrame
      label={label}
      place={place}
      entries={series}
      hidden={hidden}
      onToggle={toggle}
      className={className}
      heads={[pointsLabel, ...series.map((one) => one.label)]}
      rows={points.map((point, i) => [
        point,
        ...series.map(({ data }) => (data[i] === undefined ? null : whole(data[i]))),
      ])}
    >
      {Drawn && <Drawn {...props} series={series.filter(({ name }) => !hidden.has(name))} />}
    </ChartFrame>
  )
}
