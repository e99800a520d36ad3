"use client"

import {
  CartesianGrid,
  ScatterChart as Chart,
  ResponsiveContainer,
  Scatter,
  Tooltip,
  XAxis,
  YAxis,
  ZAxis,
} from "recharts"
import { useDirection } from "@/components/ui/use-direction"
import { axisWidth } from "./axis-width"
import { paint } from "./paint"
import { scaleOf } from "./scale"
import type { ScatterChartProps, ScatterPoint } from "./scatter-chart"
import { TooltipBox } from "./tooltip-box"
import { useFigures } from "./use-figures"

/** Areas of the smallest and the largest bubble, in square pixels. */
const bubbleAreas: [number, number] = [60, 900]

/** Height of the text that names the upright axis, in pixels. */
const titleHeight = 20

/** The chart itself, drawn with Recharts. Loaded after the page, with all of the drawing code. */
export default function DrawnScatterChart({ groups, x, y, size }: ScatterChartProps) {
  const isMirrored = useDirection() === "rtl"
  const xFigures = useFigures(x.unit, "ordinal")
  const yFigures = useFigures(y.unit, "ordinal")
  const sizeFigures = useFigures(size?.unit ?? y.unit, "ordinal")
  const scale = (of: "x" | "y") => scaleOf(groups.flatMap(({ points }) => points.map((point) => point[of])))
  const tooltip = ({ active, payload }: { active?: boolean; payload?: { payload?: ScatterPoint }[] }) => {
    const point = payload?.[0]?.payload
    const colour = groups.find(({ points }) => point && points.includes(point))?.colour
    if (!active || !point || !colour) return null
    const rows = [
      { name: "x", label: x.label, value: xFigures.whole(point.x), colour },
      { name: "y", label: y.label, value: yFigures.whole(point.y), colour },
    ]
    if (size && point.size !== undefined)
      rows.push({ name: "size", label: size.label, value: sizeFigures.whole(point.size), colour })
    return <TooltipBox title={point.label} rows={rows} />
  }
  const axis = (of: "x" | "y") => {
    const { bottom, top, ticks } = scale(of)
    return { dataKey: of, type: "number" as const, tickLine: false, domain: [bottom, top], ticks, interval: 0 }
  }
  // Half of the last label lies beyond the plot.
  const end = Math.max(12, axisWidth([xFigures.short(scale("x").top)]) / 2)
  const labels = axisWidth(scale("y").ticks.map(yFigures.short))
  return (
    <ResponsiveContainer width="100%" height="100%" className="absolute inset-0">
      <Chart
        accessibilityLayer={false}
        margin={{ top: 12, right: isMirrored ? 0 : end, bottom: 16, left: isMirrored ? end : 0 }}
      >
        <CartesianGrid />
        <XAxis
          {...axis("x")}
          tickFormatter={xFigures.short}
          reversed={isMirrored}
          stroke="var(--line)"
          label={{ value: x.label, position: "insideBottom", offset: -12 }}
        />
        <YAxis
          {...axis("y")}
          tickFormatter={yFigures.short}
          orientation={isMirrored ? "right" : "left"}
          axisLine={false}
          width={labels + titleHeight}
          label={{
            value: y.label,
            angle: -90,
            position: isMirrored ? "insideRight" : "insideLeft",
            style: { textAnchor: "middle" },
          }}
        />
        {size && <ZAxis type="number" dataKey="size" range={bubbleAreas} />}
        <Tooltip content={tooltip} isAnimationActive={false} cursor={false} />
        {groups.map(({ name, colour, points }) => (
          <Scatter
            key={name}
            data={points}
            fill={paint(colour)}
            fillOpacity={size ? 0.55 : 0.9}
            stroke={paint(colour)}
            isAnimationActive={false}
          />
        ))}
      </Chart>
    </ResponsiveContainer>
  )
}
