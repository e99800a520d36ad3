"use client"

import { Area, Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts"
import { useDirection } from "@/components/ui/use-direction"
import { axisWidth } from "./axis-width"
import { barGapOf, type Frame, plotMargin } from "./frame"
import { paint } from "./paint"
import type { Scale } from "./scale"
import { TooltipBox } from "./tooltip-box"
import type { ChartSeries, PlotShape } from "./types"

interface Props extends PlotShape {
  /** Unique keys of the points. */
  points: string[]
  series: ChartSeries[]
  scale: Scale
  frame: Frame
  /** Formats a point for the axis, and in full for its tooltip. */
  point?: (point: string, isLong?: boolean) => string
  /** Formats a figure in full, and short for the axis. */
  whole: (value: number) => string
  short: (value: number) => string
  /** Room between two labels of the points, in pixels. */
  labelGap?: number
}

type Row = { point: string } & Record<string, string | number | undefined>
const curves = { straight: "linear", smooth: "monotone", step: "step" } as const

/** The chart itself, drawn with Recharts. Loaded after the page, with all of the drawing code. */
export default function DrawnPlotChart(props: Props) {
  const { shape, points, series, scale, frame, horizontal, stacked, curve = "straight", labelGap = 12 } = props
  const { point: pointText = (point: string) => point, whole, short } = props
  const isMirrored = useDirection() === "rtl"
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
    return <TooltipBox title={pointText(row.point, true)} rows={found} />
  }
  const drawn = ({ name, colour }: ChartSeries) => {
    const common = { dataKey: name, isAnimationActive: false }
    const line = { type: curves[curve], stroke: paint(colour), strokeWidth: 2 }
    // A comparison is not part of the stack.
    if (colour === "plain") return <Line key={name} {...common} {...line} dot={false} strokeDasharray="4 4" />
    const stackId = stacked ? "all" : undefined
    const isCrowded = points.length > 15
    const dot = isCrowded ? false : { r: 3, fill: paint(colour), strokeWidth: 0 }
    if (shape === "line") return <Line key={name} {...common} {...line} dot={dot} />
    if (shape === "area")
      return (
        <Area
          key={name}
          {...common}
          {...line}
          stackId={stackId}
          fill={paint(colour)}
          fillOpacity={stacked ? 0.7 : 0.14}
        />
      )
    return <Bar key={name} {...common} stackId={stackId} fill={paint(colour)} radius={stacked ? 0 : 3} />
  }
  // The comparison is drawn over the rest, and the first series over the others.
  const layers = [...series].reverse().sort((a, b) => Number(a.colour === "plain") - Number(b.colour === "plain"))
  const names = { dataKey: "point", tickLine: false, tickMargin: 8, tickFormatter: (point: string) => pointText(point) }
  const figures = {
    type: "number" as const,
    domain: [scale.bottom, scale.top],
    ticks: scale.ticks,
    interval: 0,
    tickFormatter: short,
    axisLine: false,
    tickLine: false,
  }
  const side = isMirrored ? "right" : "left"
  const { end: usualEnd, ...margin } = plotMargin
  // Half of the last label of an axis below lies beyond the plot.
  const end = horizontal ? Math.max(usualEnd, axisWidth([short(scale.top)]) / 2) : usualEnd
  return (
    <ResponsiveContainer width="100%" height="100%" className="absolute inset-0">
      <ComposedChart
        data={rows}
        layout={horizontal ? "vertical" : "horizontal"}
        accessibilityLayer={false}
        margin={{ ...margin, left: isMirrored ? end : 0, right: isMirrored ? 0 : end }}
        barCategoryGap={`${barGapOf(points.length) * 100}%`}
      >
        <CartesianGrid vertical={horizontal === true} horizontal={!horizontal} />
        {horizontal ? (
          <XAxis {...figures} reversed={isMirrored} height={frame.bottom} />
        ) : (
          <XAxis
            {...names}
            reversed={isMirrored}
            height={frame.bottom}
            stroke="var(--line)"
            minTickGap={labelGap}
            interval="equidistantPreserveStart"
          />
        )}
        {horizontal ? (
          <YAxis {...names} type="category" orientation={side} width={frame.start} stroke="var(--line)" interval={0} />
        ) : (
          <YAxis {...figures} orientation={side} width={frame.start} />
        )}
        <Tooltip content={tooltip} isAnimationActive={false} />
        {(shape === "bar" ? [...series] : layers).map(drawn)}
      </ComposedChart>
    </ResponsiveContainer>
  )
}
