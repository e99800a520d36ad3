"use client"

import { AreaChart, BarChart, LineChart } from "@tremor/react"
import { useRef } from "react"
import { useDirection } from "@/components/ui/use-direction"
import { tremorColour } from "./colour"
import type { Frame } from "./sketch"
import { TooltipBox } from "./tooltip-box"
import type { ChartPoints, ChartSeries, Unit } from "./types"
import { useFigures } from "./use-figures"
import { useWidth } from "./use-width"

interface Props {
  series: ChartSeries[]
  shape: "area" | "line" | "bar"
  points: ChartPoints
  unit: Unit
  bottom: number
  top: number
  frame: Frame
  bare?: boolean
}

type Row = { at: string; index: number } & Record<string, string | number | undefined>
/** The tooltip of the bars below already covers both charts. */
const noTooltip = () => null
const charts = { area: AreaChart, line: LineChart, bar: BarChart }

/** The chart itself, drawn with Tremor. Loaded after the page, with all of the drawing code. */
export default function DrawnTimeChart({ series, shape, points, unit, bottom, top, frame, bare }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  const isMirrored = useDirection() === "rtl"
  const { whole, short, point } = useFigures(unit, points.kind)
  const rows = points.values.map(
    (value, index): Row => ({
      at: point(value),
      index,
      ...Object.fromEntries(series.map(({ name, data }) => [name, data[index]])),
    }),
  )
  // Time runs in reading direction.
  if (isMirrored) rows.reverse()

  const tooltip = ({ active, payload }: { active?: boolean; payload?: { payload?: Row }[] }) => {
    const row = payload?.[0]?.payload
    if (!active || !row) return null
    const found = series.flatMap(({ name, label, colour }) => {
      const value = row[name]
      return typeof value === "number" ? [{ name, label, colour, value: whole(value) }] : []
    })
    return <TooltipBox title={point(points.values[row.index] ?? "", true)} rows={found} />
  }
  const common = {
    data: rows,
    index: "at",
    minValue: bottom,
    maxValue: top,
    valueFormatter: short,
    showLegend: false,
    showXAxis: !bare,
    showYAxis: !bare,
    showGridLines: !bare,
    yAxisWidth: frame.start,
    tickGap: 28,
    className: "absolute inset-0 h-full",
    customTooltip: tooltip,
  }
  const named = (of: ChartSeries[]) => ({
    categories: of.map(({ name }) => name),
    colors: of.map(({ colour }) => tremorColour[colour]),
  })
  const bars = series.filter(({ colour }) => colour !== "plain")
  const planned = shape === "bar" ? series.filter(({ colour }) => colour === "plain") : []
  const Chart = charts[shape]
  // The points of a line over bars are centred on the bars.
  const half = (width - frame.start) / points.values.length / 2
  return (
    <div ref={place} className="absolute inset-0">
      {planned.length > 0 && width > 0 && (
        <LineChart
          {...common}
          {...named(planned)}
          padding={{ left: half, right: half }}
          className="pointer-events-none absolute inset-0 z-1 h-full [&_text]:invisible [&_.recharts-cartesian-grid]:hidden"
          customTooltip={noTooltip}
        />
      )}
      <Chart
        {...common}
        {...named(shape === "bar" ? bars : [...series].reverse())}
        padding={{ left: 0, right: 0 }}
        {...(shape === "bar" ? { barCategoryGap: "14%" } : { curveType: "linear" as const })}
      />
    </div>
  )
}
