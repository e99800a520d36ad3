import clsx from "clsx"
import type { CSSProperties } from "react"
import { fillClass, strokeClass } from "./colour"
import { barGapOf, type Frame, plotMargin } from "./frame"
import type { Scale } from "./scale"
import type { ChartSeries } from "./types"

export interface SketchProps {
  series: ChartSeries[]
  shape: "area" | "line" | "bar"
  points: number
  scale: Scale
  frame: Frame
}

const width = 1000
const height = 100
/** The share of its space that a bar fills when several stand side by side. */
const barShare = 0.94

/** The shape of a chart without axis labels, drawn by the server until the chart itself has loaded. */
export function Sketch({ series, shape, points, scale, frame }: SketchProps) {
  const { bottom, top, ticks } = scale
  const y = (value: number) => height - ((value - bottom) / (top - bottom || 1)) * height
  const step = shape === "bar" ? width / points : width / Math.max(points - 1, 1)
  const course = (data: readonly number[]) =>
    `M${data.map((value, i) => `${(i * step).toFixed(1)} ${y(value).toFixed(1)}`).join("L")}`
  const gap = barGapOf(points)
  const bars = series.filter(({ colour }) => colour !== "plain").map(({ name }) => name)
  const share = (step * (1 - 2 * gap)) / Math.max(bars.length, 1)
  const barsOf = (name: string, data: readonly number[]) =>
    data
      .map((value, i) => {
        const x = (i + gap) * step + bars.indexOf(name) * share
        return `M${x.toFixed(1)} ${y(0).toFixed(1)}V${y(value).toFixed(1)}h${(share * barShare).toFixed(1)}V${y(0).toFixed(1)}Z`
      })
      .join("")
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="absolute top-2 left-(--axis) h-[calc(100%-var(--below))] w-[calc(100%-var(--beside))] overflow-visible rtl:left-(--end) rtl:-scale-x-100"
      style={
        {
          "--axis": `${frame.start}px`,
          "--end": `${plotMargin.end}px`,
          "--beside": `${frame.start + plotMargin.end}px`,
          "--below": `${frame.bottom + plotMargin.top}px`,
        } as CSSProperties
      }
    >
      <path
        d={ticks.map((tick) => `M0 ${y(tick).toFixed(1)}H${width}`).join("")}
        vectorEffect="non-scaling-stroke"
        className="stroke-line"
      />
      {series.map(({ name, data, colour }) =>
        shape === "bar" && colour !== "plain" ? (
          <path key={name} d={barsOf(name, data)} className={fillClass[colour]} />
        ) : (
          <g key={name} transform={shape === "bar" ? `translate(${step / 2} 0)` : undefined}>
            {shape === "area" && colour !== "plain" && data.length > 0 && (
              <path d={`${course(data)}V${y(0).toFixed(1)}H0Z`} className={clsx(fillClass[colour], "opacity-15")} />
            )}
            <path
              d={course(data)}
              vectorEffect="non-scaling-stroke"
              strokeWidth={2}
              strokeLinejoin="round"
              className={clsx("fill-none", strokeClass[colour], colour === "plain" && "[stroke-dasharray:4_4]")}
            />
          </g>
        ),
      )}
    </svg>
  )
}
