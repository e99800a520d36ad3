"use client"

import { useRef } from "react"
import { ChartFrame } from "./chart-frame"
import type { Unit } from "./types"
import { useChartCode } from "./use-chart-code"
import { useFigures } from "./use-figures"

export interface Candle {
  /** The day, such as 2026-05-04. */
  at: string
  open: number
  high: number
  low: number
  close: number
}

export interface CandlestickChartProps {
  /** The chart's accessible name and the caption of its table. */
  label: string
  candles: Candle[]
  unit: Unit
  /** Column names for the day and the four prices. */
  words: Record<"at" | "open" | "high" | "low" | "close", string>
  /** Height of the drawing, as a class. */
  className?: string
}

const load = () => import("./drawn-candlestick-chart").then((module) => module.default)
const noneHidden: ReadonlySet<string> = new Set()

/** Shows how a price moved day by day: the candle is hollow if it rose and filled if it fell. */
export function CandlestickChart(props: CandlestickChartProps) {
  const { label, candles, unit, words, className = "h-72" } = props
  const place = useRef<HTMLDivElement>(null)
  const Drawn = useChartCode(place, load)
  const { whole, point } = useFigures(unit, "day")
  return (
    <ChartFrame
      label={label}
      place={place}
      entries={[]}
      hidden={noneHidden}
      onToggle={() => undefined}
      className={className}
      heads={[words.at, words.open, words.high, words.low, words.close]}
      rows={candles.map(({ at, open, high, low, close }) => [point(at, true), ...[open, high, low, close].map(whole)])}
    >
      {Drawn && <Drawn {...props} />}
    </ChartFrame>
  )
}
