"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { useRef } from "react"
import { ChartTable } from "./chart-table"
import { frameOf } from "./frame"
import { Legend } from "./legend"
import { scaleOf } from "./scale"
import { SketchedPlot } from "./sketched-plot"
import type { ChartPoints, ChartSeries, Unit } from "./types"
import { useChartOnUse } from "./use-chart-on-use"
import { useFigures } from "./use-figures"
import { useHidden } from "./use-hidden"

export interface TimeChartProps {
  /** The chart's accessible name and the caption of its table. */
  label: string
  shape: "area" | "line" | "bar"
  points: ChartPoints
  /** The first series is drawn on top; a series in `plain` is always a dashed line. */
  series: ChartSeries[]
  unit: Unit
  /** Height of the drawing, as a class; reserved from the first paint. */
  className?: string
}

const load = () => import("./drawn-plot-chart").then((module) => module.default)
/** Pixels between labels. Dates need a wider gap than names. */
const labelGap = 24

/**
 * Values over time. The server renders a drawing; the chart with its tooltip replaces it when the pointer reaches it.
 */
export function TimeChart({ label, shape, points, series, unit, className = "h-60" }: TimeChartProps) {
  const t = useTranslations("charts")
  const place = useRef<HTMLDivElement>(null)
  const Drawn = useChartOnUse(place, load)
  const { hidden, toggle } = useHidden()
  const { whole, short, point } = useFigures(unit, points.kind)
  const shown = series.filter(({ name }) => !hidden.has(name))
  const scale = scaleOf(shown.flatMap(({ data }) => data))
  const drawing = { series: shown, shape, scale, frame: frameOf(scale, short) }
  return (
    <figure aria-label={label} className="relative flex min-w-0 flex-1 flex-col">
      {series.length > 1 && (
        <Legend entries={series} hidden={hidden} onToggle={toggle} label={t("legend", { label })} />
      )}
      <div ref={place} aria-hidden="true" dir="ltr" className={clsx("chart relative", className)}>
        {Drawn ? (
          <Drawn
            {...drawing}
            points={points.values.map(String)}
            point={point}
            whole={whole}
            short={short}
            labelGap={labelGap}
          />
        ) : (
          <SketchedPlot
            {...drawing}
            points={points.values.map((value) => point(value))}
            short={short}
            labelGap={labelGap}
          />
        )}
      </div>
      <ChartTable
        label={label}
        heads={[t(`points.${points.kind}`), ...series.map((one) => one.label)]}
        rows={points.values.map((value, i) => [
          point(value, true),
          ...series.map(({ data }) => {
            const figure = data[i]
            return figure === undefined ? null : whole(figure)
          }),
        ])}
      />
    </figure>
  )
}
