"use client"

import { useRef } from "react"
import { ChartFrame } from "./chart-frame"
import type { ChartColour } from "./colour"
import type { Unit } from "./types"
import { useChartCode } from "./use-chart-code"
import { useFigures } from "./use-figures"
import { useHidden } from "./use-hidden"

export interface ScatterPoint {
  /** Name of the point; unique among the points. */
  label: string
  x: number
  y: number
  /** Draws the point as a bubble whose area is proportional to this value. */
  size?: number
}

export interface ScatterAxis {
  label: string
  unit: Unit
}

export interface ScatterChartProps {
  /** The chart's accessible name and the caption of its table. */
  label: string
  /** The noun for a point, such as “Product”; the table's first column heading. */
  pointsLabel: string
  groups: { name: string; label: string; colour: ChartColour; points: ScatterPoint[] }[]
  x: ScatterAxis
  y: ScatterAxis
  /** The measure that the bubble size shows. */
  size?: ScatterAxis
  /** Height of the drawing, as a class. */
  className?: string
}

const load = () => import("./drawn-scatter-chart").then((module) => module.default)

/** Two measures of many things plotted against each other, as points, or as bubbles if there is a third measure. */
export function ScatterChart(props: ScatterChartProps) {
  const { label, pointsLabel, groups, x, y, size, className = "h-72" } = props
  const place = useRef<HTMLDivElement>(null)
  const Drawn = useChartCode(place, load)
  const { hidden, toggle } = useHidden()
  const xFigures = useFigures(x.unit, "ordinal")
  const yFigures = useFigures(y.unit, "ordinal")
  const sizeFigures = useFigures(size?.unit ?? y.unit, "ordinal")
  return (
    <ChartFrame
      label={label}
      place={place}
      entries={groups}
      hidden={hidden}
      onToggle={toggle}
      className={className}
      heads={[pointsLabel, x.label, y.label, ...(size ? [size.label] : [])]}
      rows={groups.flatMap(({ points }) =>
        points.map((point) => [
          point.label,
          xFigures.whole(point.x),
          yFigures.whole(point.y),
          ...(size ? [sizeFigures.whole(point.size ?? 0)] : []),
        ]),
      )}
    >
      {Drawn && <Drawn {...props} groups={groups.filter(({ name }) => !hidden.has(name))} />}
    </ChartFrame>
  )
}
