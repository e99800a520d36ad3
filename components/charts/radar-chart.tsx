"use client"

import { useRef } from "react"
import { ChartFrame } from "./chart-frame"
import type { ChartSeries, Unit } from "./types"
import { useChartCode } from "./use-chart-code"
import { useFigures } from "./use-figures"
import { useHidden } from "./use-hidden"

export interface RadarChartProps {
  /** What the chart shows, for its name and its table. */
  label: string
  /** What the corners are, such as “Category”: heads the table. */
  pointsLabel: string
  /** The corners, in the reader's words. */
  points: string[]
  series: ChartSeries[]
  unit: Unit
  /** Lines alone, or filled. */
  filled?: boolean
  /** Height of the drawing, as a class. */
  className?: string
}

const load = () => import("./drawn-radar-chart").then((module) => module.default)

/** Several figures of a few things as outlines one can compare. */
export function RadarChart(props: RadarChartProps) {
  const { label, pointsLabel, points, series, unit, className = "h-80" } = props
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
      rows={points.map((point, i) => [point, ...series.map(({ data }) => whole(data[i] ?? 0))])}
    >
      {Drawn && <Drawn {...props} series={series.filter(({ name }) => !hidden.has(name))} />}
    </ChartFrame>
  )
}
