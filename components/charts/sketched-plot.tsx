import { Sketch, type SketchProps } from "./sketch"
import { SketchAxes } from "./sketch-axes"

export interface SketchedPlotProps extends Omit<SketchProps, "points"> {
  points: string[]
  short: (value: number) => string
  /** Room between two labels of the points, in pixels. */
  labelGap?: number
}

/** A chart with its axes, as the server draws it until the chart itself has loaded. */
export function SketchedPlot({ points, short, labelGap = 12, ...drawing }: SketchedPlotProps) {
  return (
    <div className="absolute inset-0">
      <Sketch {...drawing} points={points.length} />
      <SketchAxes
        points={points}
        inSpaces={drawing.shape === "bar"}
        scale={drawing.scale}
        short={short}
        frame={drawing.frame}
        labelGap={labelGap}
      />
    </div>
  )
}
