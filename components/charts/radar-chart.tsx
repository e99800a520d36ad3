"use client"

import { SeriesFigure, type SeriesFigureProps } from "./series-figure"

/** The points are its corners. */
export interface RadarChartProps extends SeriesFigureProps {
  /** Lines alone, or filled. */
  filled?: boolean
}

const load = () => import("./drawn-radar-chart").then((module) => module.default)

/** Several figures of a few things as outlines one can compare. */
export function RadarChart(props: RadarChartProps) {
  return (
    <SeriesFigure {...props} className={props.className ?? "h-80"} load={load}>
      {(Drawn, series) => <Drawn {...props} series={series} />}
    </SeriesFigure>
  )
}
