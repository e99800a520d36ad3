"use client"

import { Bar, CartesianGrid, ComposedChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts"
import { useDirection } from "@/components/ui/use-direction"
import type { Candle, CandlestickChartProps } from "./candlestick-chart"
import { gridParts } from "./scale"
import { TooltipBox } from "./tooltip-box"
import { useFigures } from "./use-figures"

interface ShapeProps {
  x?: number
  y?: number
  width?: number
  height?: number
  payload?: Candle
}

/** Rounds a grid step up to 1, 2, 2.5, 5 or 10 times a power of ten. */
function stepOf(part: number): number {
  const power = 10 ** Math.floor(Math.log10(part || 1))
  return power * ([1, 2, 2.5, 5].find((factor) => factor * power >= part) ?? 10)
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
  const min = Math.min(...candles.map(({ low }) => low))
  const max = Math.max(...candles.map(({ high }) => high))
  const step = stepOf((max - min) / gridParts)
  const bottom = Math.floor(min / step) * step
  const lines = Array.from({ length: Math.ceil(max / step) - bottom / step + 1 }, (_, i) => bottom + i * step)
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
  return (
    <ResponsiveContainer width="100%" height="100%" className="absolute inset-0">
      <ComposedChart data={candles} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 8 }}>
        <CartesianGrid vertical={false} />
        <XAxis
          dataKey="at"
          tickFormatter={(at: string) => point(at)}
          reversed={isMirrored}
          tickLine={false}
          tickMargin={8}
          stroke="var(--line)"
          minTickGap={28}
        />
        <YAxis
          domain={[bottom, lines.at(-1) ?? max]}
          ticks={lines}
          tickFormatter={short}
          orientation={isMirrored ? "right" : "left"}
          axisLine={false}
          tickLine={false}
          width={44}
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
