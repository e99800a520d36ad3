"use client"

import { RadarChart as Chart, PolarAngleAxis, PolarGrid, Radar, ResponsiveContainer, Tooltip } from "recharts"
import { paint } from "./paint"
import type { RadarChartProps } from "./radar-chart"
import { TooltipBox } from "./tooltip-box"
import { useFigures } from "./use-figures"

type Row = { point: string } & Record<string, string | number>

/** The chart itself, drawn with Recharts. Loaded after the page, with all of the drawing code. */
export default function DrawnRadarChart({ points, series, unit, filled = true }: RadarChartProps) {
  const { whole } = useFigures(unit, "ordinal")
  const rows = points.map(
    (point, i): Row => ({ point, ...Object.fromEntries(series.map(({ name, data }) => [name, data[i] ?? 0])) }),
  )
  const tooltip = ({ active, payload }: { active?: boolean; payload?: { payload?: Row }[] }) => {
    const row = payload?.[0]?.payload
    if (!active || !row) return null
    const found = series.map((one) => ({ ...one, value: whole(Number(row[one.name])) }))
    return <TooltipBox title={row.point} rows={found} />
  }
  return (
    <ResponsiveContainer width="100%" height="100%" className="absolute inset-0">
      <Chart data={rows} outerRadius="72%" accessibilityLayer={false}>
        <PolarGrid stroke="var(--line)" />
        <PolarAngleAxis dataKey="point" axisLine={false} tickLine={false} />
        <Tooltip content={tooltip} isAnimationActive={false} />
        {series.map(({ name, colour }) => (
          <Radar
            key={name}
            dataKey={name}
            stroke={paint(colour)}
            strokeWidth={2}
            strokeDasharray={colour === "plain" ? "4 4" : undefined}
            fill={paint(colour)}
            fillOpacity={filled && colour !== "plain" ? 0.2 : 0}
            isAnimationActive={false}
          />
        ))}
      </Chart>
    </ResponsiveContainer>
  )
}
