"use client"

import { Area, Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts"
import { useDirection } from "@/components/ui/use-direction"
import { paint } from "./paint"
import type { PlotChartProps } from "./plot-chart"
import { gridParts, niceBottom, niceTop } from "./scale"
import { TooltipBox } from "./tooltip-box"
import type { ChartSeries } from "./types"
import { useFigures } from "./use-figures"

type Row = { point: string } & Record<string, string | number | undefined>
const curves = { straight: "linear", smooth: "monotone", step: "step" } as const

/** The chart itself, drawn with Recharts. Loaded after the page, with all of the drawing code. */
export default function DrawnPlotChart(props: PlotChartProps) {
  const { shape, points, series, unit, horizontal, stacked, curve = "straight" } = props
  const isMirrored = useDirection() === "rtl"
  const { whole, short } = useFigures(unit, "ordinal")
  const rows = points.map(
    (point, i): Row => ({ point, ...Object.fromEntries(series.map(({ name, data }) => [name, data[i]])) }),
  )
  const tooltip = ({ active, payload }: { active?: boolean; payload?: { payload?: Row }[] }) => {
    const row = payload?.[0]?.payload
    if (!active || !row) return null
    const found = series.flatMap((one) => {
      const value = row[one.name]
      return typeof value === "number" ? [{ ...one, value: whole(value) }] : []
    })
    return <TooltipBox title={row.point} rows={found} />
  }
  const drawn = ({ name, colour }: ChartSeries) => {
    const common = { dataKey: name, isAnimationActive: false, stackId: stacked ? "all" : undefined }
    const line = { type: curves[curve], stroke: paint(colour), strokeWidth: 2 }
    if (colour === "plain") return <Line key={name} {...common} {...line} dot={false} strokeDasharray="4 4" />
    if (shape === "line")
      return <Line key={name} {...common} {...line} dot={{ r: 3, fill: paint(colour), strokeWidth: 0 }} />
    if (shape === "area")
      return <Area key={name} {...common} {...line} fill={paint(colour)} fillOpacity={stacked ? 0.7 : 0.18} />
    return <Bar key={name} {...common} fill={paint(colour)} radius={stacked ? 0 : 3} maxBarSize={28} />
  }
  const names = { dataKey: "point", tickLine: false, tickMargin: 8 }
  const stackedSeries = series.filter(({ colour }) => stacked && colour !== "plain")
  const extremes = [
    ...series.flatMap(({ data }) => data),
    ...points.map((_, i) => stackedSeries.reduce((sum, { data }) => sum + (data[i] ?? 0), 0)),
  ]
  const figures = {
    type: "number" as const,
    domain: [niceBottom(extremes), niceTop(extremes)],
    tickCount: gridParts + 1,
    tickFormatter: short,
    axisLine: false,
    tickLine: false,
  }
  const side = isMirrored ? "right" : "left"
  return (
    <ResponsiveContainer width="100%" height="100%" className="absolute inset-0">
      <ComposedChart
        data={rows}
        layout={horizontal ? "vertical" : "horizontal"}
        accessibilityLayer={false}
        margin={{ top: 8, right: 8, bottom: 0, left: 8 }}
      >
        <CartesianGrid vertical={horizontal === true} horizontal={!horizontal} />
        {horizontal ? (
          <XAxis {...figures} reversed={isMirrored} />
        ) : (
          <XAxis {...names} reversed={isMirrored} stroke="var(--line)" minTickGap={12} />
        )}
        {horizontal ? (
          <YAxis {...names} type="category" orientation={side} width={96} stroke="var(--line)" />
        ) : (
          <YAxis {...figures} orientation={side} width={44} />
        )}
        <Tooltip content={tooltip} isAnimationActive={false} />
        {series.map(drawn)}
      </ComposedChart>
    </ResponsiveContainer>
  )
}
