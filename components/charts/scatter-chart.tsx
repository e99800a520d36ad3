"use client"

import { useRef } from "react"
import { ChartFrame } from "./chart-frame"
import type { ChartColour } from "./colour"
import type { Unit } from "./types"
import { useChartCode } from "./use-chart-code"
import { useFigures } from "./use-figures"
import { useHidden } from "./use-hidden"

export interface ScatterPoint {
  /** What it stands for; differs from the others. */
  label: string
  x: number
  y: number
  /** Makes it a bubble: its area grows with this. */
  size?: number
}

export interface ScatterAxis {
  label: string
  unit: Unit
}

export interface ScatterChartProps {
  /** What the chart shows, for its name and its table. */
  label: string
  /** What a point is, such as “Product”: heads the table. */
  pointsLabel: string
  groups: { name: string; label: string; colour: ChartColour; points: ScatterPoint[] }[]
  x: ScatterAxis
  y: ScatterAxis
  /** What the size of a bubble says. */
  size?: ScatterAxis
  /** Height of the drawing, as a class. */
  className?: string
}

const load = () => import("./drawn-scatter-chart").then((module) => module.default)

/** Two figures of many things against each other: points, or bubbles where a third one counts. */
export function ScatterChart(props: ScatterChartProps) {
  const { label, pointsLabel, groups, x, y, size, className = "h-72" } = props
  const place = useRef<HTMLDivElement>(null)
  const Drawn = useChartCode(place, load)
  const { hidden, toggle } = useHidden()
  const across = useFigures(x.unit, "ordinal")
  const up = useFigures(y.unit, "ordinal")
  const wide = useFigures(size?.unit ?? y.unit, "ordinal")
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
          across.whole(point.x),
          up.whole(point.y),
          ...(size ? [wide.whole(point.size ?? 0)] : []),
        ]),
      )}
    >
      {Drawn && <Drawn {...props} groups={groups.filter(({ name }) => !hidden.has(name))} />}
    </ChartFrame>
  )
}
