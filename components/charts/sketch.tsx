import clsx from "clsx"
import { fillClass, strokeClass } from "./colour"
import { gridParts } from "./scale"
import type { ChartSeries } from "./types"

/** Space for the axes, in pixels: `start` for figures, `bottom` for dates. */
export interface Frame {
  start: number
  bottom: number
}

interface Props {
  series: ChartSeries[]
  shape: "area" | "line" | "bar"
  points: number
  bottom: number
  top: number
  frame: Frame
}

const width = 1000
const height = 100
const grid = Array.from({ length: gridParts + 1 }, (_, i) => `M0 ${(i * height) / gridParts}H${width}`).join("")

/** The shape of a chart without axis labels, server-rendered as a placeholder until the chart itself has loaded. */
export function Sketch({ series, shape, points, bottom, top, frame }: Props) {
  const y = (value: number) => height - ((value - bottom) / (top - bottom || 1)) * height
  const step = shape === "bar" ? width / points : width / Math.max(points - 1, 1)
  const course = (data: readonly number[]) =>
    `M${data.map((value, i) => `${(i * step).toFixed(1)} ${y(value).toFixed(1)}`).join("L")}`
  const bars = series.filter(({ colour }) => colour !== "plain").map(({ name }) => name)
  const share = (step * 0.72) / Math.max(bars.length, 1)
  const barsOf = (name: string, data: readonly number[]) =>
    data
      .map((value, i) => {
        const x = (i + 0.14) * step + bars.indexOf(name) * share
        return `M${x.toFixed(1)} ${y(0).toFixed(1)}V${y(value).toFixed(1)}h${(share * 0.94).toFixed(1)}V${y(0).toFixed(1)}Z`
      })
      .join("")
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="absolute inset-0 overflow-visible rtl:-scale-x-100"
      style={{
        left: frame.start,
        top: 5,
        width: `calc(100% - ${frame.start}px)`,
        height: `calc(100% - ${frame.bottom + 5}px)`,
      }}
    >
      {frame.start > 0 && <path d={grid} vectorEffect="non-scaling-stroke" className="stroke-line" />}
      {series.map(({ name, data, colour }) =>
        shape === "bar" && colour !== "plain" ? (
          <path key={name} d={barsOf(name, data)} className={fillClass[colour]} />
        ) : (
          <g key={name} transform={shape === "bar" ? `translate(${step / 2} 0)` : undefined}>
            {shape === "area" && (
              <path d={`${course(data)}V${height}H0Z`} className={clsx(fillClass[colour], "opacity-15")} />
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
