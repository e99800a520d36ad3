"use client"

import { Bar, CartesianGrid, ComposedChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts"
import { useDirection } from "@/components/ui/use-direction"
import type { Candle, CandlestickChartProps } from "./candlestick-chart"
import { frameOf, plotMargin } from "./frame"
import { scaleOf } from "./scale"
import { TooltipBox } from "./tooltip-box"
import { useFigures } from "./use-figures"

interface ShapeProps {
  x?: number
  y?: number
  width?: number
  height?: number
  payload?: Candle
}

/** A thin line from the day's low to its high, and a thick bar from open to close. */
function CandleShape({ x = 0, y = 0, width = 0, height = 0, payload }: ShapeProps) {
  if (!payload) return null
  const { open, close, high, low } = payload
  const scale = height / (high - low || 1)
  const top = y + (high - Math.max(open, close)) * scale
  const bottom = y + (high - Math.min(open, close)) * scale
  const middle = x + width / 2
  const rose = close >= open
  return (
    <g className={rose ? "fill-card stroke-chart-2" : "fill-chart-3 stroke-chart-3"} strokeWidth={1.5}>
      <path d={`M${middle} ${y}V${top}M${middle} ${bottom}V${y + height}`} />
      <rect x={x + 0.75} y={top} width={Math.max(width - 1.5, 1)} height={Math.max(bottom - top, 1.5)} rx={1} />
    </g>
  )
}

/** The chart itself, drawn with Recharts. Loaded after the page, with all of the drawing code. */
export default function DrawnCandlestickChart({ candles, unit, words }: CandlestickChartProps) {
  const isMirrored = useDirection() === "rtl"
  const { whole, short, point } = useFigures(unit, "day")
  const scale = scaleOf(
    candles.flatMap(({ low, high }) => [low, high]),
    true,
  )
  const tooltip = ({ active, payload }: { active?: boolean; payload?: { payload?: Candle }[] }) => {
    const candle = payload?.[0]?.payload
    if (!active || !candle) return null
    const colour = candle.close >= candle.open ? "2" : "3"
    const rows = (["open", "high", "low", "close"] as const).map((name) => ({
      name,
      label: words[name],
      value: whole(candle[name]),
      colour,
    }))
    return <TooltipBox title={point(candle.at, true)} rows={rows as Parameters<typeof TooltipBox>[0]["rows"]} />
  }
  const { end, ...margin } = plotMargin
  return (
    <ResponsiveContainer width="100%" height="100%" className="absolute inset-0">
      <ComposedChart
        data={candles}
        accessibilityLayer={false}
        margin={{ ...margin, left: isMirrored ? end : 0, right: isMirrored ? 0 : end }}
      >
        <CartesianGrid vertical={false} />
        <XAxis
          dataKey="at"
          tickFormatter={(at: string) => point(at)}
          reversed={isMirrored}
          tickLine={false}
          tickMargin={8}
          stroke="var(--line)"
          minTickGap={28}
          interval="equidistantPreserveStart"
        />
        <YAxis
          domain={[scale.bottom, scale.top]}
          ticks={scale.ticks}
          interval={0}
          tickFormatter={short}
          orientation={isMirrored ? "right" : "left"}
          axisLine={false}
          tickLine={false}
          width={frameOf(scale, short).start}
        />
        <Tooltip content={tooltip} isAnimationActive={false} />
        <Bar
          dataKey={({ low, high }: Candle) => [low, high]}
          shape={(props: ShapeProps) => <CandleShape {...props} />}
          maxBarSize={14}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  )
}
