"use client"

import { SeriesFigure, type SeriesFigureProps } from "./series-figure"

/** `points` are the corners. */
export interface RadarChartProps extends SeriesFigureProps {
  /** False draws outlines only. */
  filled?: boolean
}

const load = () => import("./drawn-radar-chart").then((module) => module.default)

/** Compares several measures of a few things as overlaid outlines. */
export function RadarChart(props: RadarChartProps) {
  return (
    <SeriesFigure {...props} className={props.className ?? "h-80"} load={load}>
      {(Drawn, series) => <Drawn {...props} series={series} />}
    </SeriesFigure>
  )
}
