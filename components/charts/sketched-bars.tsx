import clsx from "clsx"
import type { CSSProperties } from "react"
import { axisWidth } from "./axis-width"
import { backgroundClass } from "./colour"
import { barGapOf, plotMargin } from "./frame"
import type { SketchedPlotProps } from "./sketched-plot"

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** Horizontal bars below each other with their axes, drawn by the server until the chart itself has loaded. */
export function SketchedBars({ series, points, scale, frame, short }: SketchedPlotProps) {
  const { bottom, top, ticks } = scale
  const at = (value: number) => (value - bottom) / (top - bottom || 1)
  const space = 1 / Math.max(points.length, 1)
  const gap = barGapOf(points.length)
  const share = (space * (1 - 2 * gap)) / Math.max(series.length, 1)
  const style = {
    "--axis": `${frame.start}px`,
    // Half of the last figure lies beyond the plot.
    "--end": `${Math.max(plotMargin.end, axisWidth([short(top)]) / 2)}px`,
    "--top": `${plotMargin.top}px`,
    "--bottom": `${frame.bottom}px`,
  } as CSSProperties
  return (
    <div className="tabular absolute inset-0 text-ink-muted text-xs rtl:[direction:rtl]" style={style}>
      <div className="absolute start-(--axis) end-(--end) top-(--top) bottom-(--bottom)">
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute inset-y-0 flex w-px justify-center bg-line"
            style={{ insetInlineStart: percent(at(tick)) }}
          >
            <bdi dir="ltr" className="absolute top-full mt-2 whitespace-nowrap">
              {short(tick)}
            </bdi>
          </span>
        ))}
        {points.map((point, i) => (
          <span
            key={point}
            className="absolute -start-(--axis) w-[calc(var(--axis)-8px)] -translate-y-1/2 whitespace-nowrap text-end"
            style={{ top: percent((i + 0.5) * space) }}
          >
            <bdi>{point}</bdi>
          </span>
        ))}
        {series.flatMap(({ name, data, colour }, nr) =>
          points.map((point, i) => {
            const ends = [at(0), at(data[i] ?? 0)]
            const start = Math.min(...ends)
            return (
              <span
                key={`${name} ${point}`}
                className={clsx("absolute rounded-[3px]", backgroundClass[colour])}
                style={{
                  insetInlineStart: percent(start),
                  width: percent(Math.max(...ends) - start),
                  top: percent((i + gap) * space + nr * share),
                  height: percent(share),
                }}
              />
            )
          }),
        )}
      </div>
    </div>
  )
}
