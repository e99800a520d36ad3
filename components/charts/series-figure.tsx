"use client"

import { type ReactNode, useRef } from "react"
import { ChartFrame } from "./chart-frame"
import { DrawingInView, DrawingOnUse } from "./drawing"
import type { ChartSeries, Unit } from "./types"
import { useFigures } from "./use-figures"
import { useHidden } from "./use-hidden"

export interface SeriesFigureProps {
  /** The chart's accessible name and the caption of its table. */
  label: string
  /** The noun for a point, such as “Category”; the table's first column heading. */
  pointsLabel: string
  /** Names of the points in the user's language; they must be unique. */
  points: string[]
  series: ChartSeries[]
  unit: Unit
  /** Height of the drawing, as a class. */
  className?: string
}

interface Props<Drawing> extends SeriesFigureProps {
  className: string
  /** Loads the drawing code. */
  load: () => Promise<Drawing>
  /** The server's drawing of the visible series. Without it, the drawing code loads when the chart comes into view. */
  sketch?: (shown: ChartSeries[]) => ReactNode
  /** Renders the drawing with the visible series. */
  children: (drawing: Drawing, shown: ChartSeries[]) => ReactNode
}

/** Series over named points with a legend and a table. */
export function SeriesFigure<Drawing>({ load, sketch, children, ...props }: Props<Drawing>) {
  const { label, pointsLabel, points, series, unit, className } = props
  const place = useRef<HTMLDivElement>(null)
  const { hidden, toggle } = useHidden()
  const { whole } = useFigures(unit, "ordinal")
  const shown = series.filter(({ name }) => !hidden.has(name))
  const drawing = (code: Drawing) => children(code, shown)
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
      {sketch ? (
        <DrawingOnUse place={place} load={load} sketch={sketch(shown)}>
          {drawing}
        </DrawingOnUse>
      ) : (
        <DrawingInView place={place} load={load}>
          {drawing}
        </DrawingInView>
      )}
    </ChartFrame>
  )
}
