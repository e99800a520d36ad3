"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { useRef } from "react"
import { ChartTable } from "./chart-table"
import { Legend } from "./legend"
import { niceBottom, niceTop } from "./scale"
import { Sketch } from "./sketch"
import type { ChartPoints, ChartSeries, Unit } from "./types"
import { useChartCode } from "./use-chart-code"
import { useFigures } from "./use-figures"
import { useHidden } from "./use-hidden"

export interface TimeChartProps {
  /** What the chart shows, for its name and its table. */
  label: string
  shape: "area" | "line" | "bar"
  points: ChartPoints
  /** The first series is drawn on top; a series in `plain` is always a dashed line. */
  series: ChartSeries[]
  unit: Unit
  /** Without axes, grid and legend, for a chart beside a figure that has its own text. */
  bare?: boolean
  /** Height of the drawing, as a class; reserved from the first paint. */
  className?: string
}

const load = () => import("./drawn-time-chart").then((module) => module.default)
const axes = { start: 48, bottom: 30 }
const noAxes = { start: 0, bottom: 0 }

/**
 * Values over time. The first paint shows a sketch; the chart with its tooltip replaces it when its code has loaded.
 */
export function TimeChart({ label, shape, points, series, unit, bare, className = "h-64" }: TimeChartProps) {
  const t = useTranslations("charts")
  const place = useRef<HTMLDivElement>(null)
  const Drawn = useChartCode(place, load)
  const { hidden, toggle } = useHidden()
  const { whole, point } = useFigures(unit, points.kind)
  const shown = series.filter(({ name }) => !hidden.has(name))
  const values = shown.flatMap(({ data }) => data)
  const drawing = {
    series: shown,
    shape,
    bottom: niceBottom(values),
    top: niceTop(values),
    frame: bare ? noAxes : axes,
  }
  return (
    <figure aria-label={label} className="relative flex min-w-0 flex-1 flex-col">
      {!bare && series.length > 1 && (
        <Legend entries={series} hidden={hidden} onToggle={toggle} label={t("legend", { label })} />
      )}
      <div ref={place} aria-hidden="true" dir="ltr" className={clsx("chart relative", className)}>
        {Drawn ? (
          <Drawn {...drawing} points={points} unit={unit} bare={bare} />
        ) : (
          <div className="absolute inset-0">
            <Sketch {...drawing} points={points.values.length} />
          </div>
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
