import { PlotChart, type PlotChartProps } from "./plot-chart"
import { SketchedBars } from "./sketched-bars"
import { SketchedPlot } from "./sketched-plot"

/** A chart over named points that the server draws, until the pointer reaches it. The drawing knows no stacks and curves. */
export const SketchedChart = (props: Omit<PlotChartProps, "sketch" | "stacked" | "curve">) => (
  <PlotChart {...props} sketch={props.horizontal ? SketchedBars : SketchedPlot} />
)
