"use client"

import { type ReactNode, useRef } from "react"
import { ChartFrame } from "./chart-frame"
import type { ChartSeries, Unit } from "./types"
import { useChartCode } from "./use-chart-code"
import { useFigures } from "./use-figures"
import { useHidden } from "./use-hidden"

export interface SeriesFigureProps {
  /** What the chart shows, for its name and its table. */
  label: string
  /** What the points are, such as “Category”: heads the table. */
  pointsLabel: string
  /** The points' names, in the reader's words; each differs from the others. */
  points: string[]
  series: ChartSeries[]
  unit: Unit
  /** Height of the drawing, as a class. */
  className?: string
}

interface Props<Drawing> extends SeriesFigureProps {
  className: string
  /** Fetches what draws it. */
  load: () => Promise<Drawing>
  /** Draws the series that are not taken out. */
  children: (drawing: Drawing, shown: ChartSeries[]) => ReactNode
}

/** Series over named points: their drawing, fetched when it is about to be seen, with a legend and a table. */
export function SeriesFigure<Drawing>({ load, children, ...props }: Props<Drawing>) {
  const { label, pointsLabel, points, series, unit, className } = props
  const place = useRef<HTMLDivElement>(null)
  const drawing = useChartCode(place, load)
  const { hidden, toggle } = useHidden()
  const { whole } = useFigures(unit, "ordinal")
  const shown = series.filter(({ name }) => !hidden.has(name))
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
      {drawing && children(drawing, shown)}
    </ChartFrame>
  )
}
