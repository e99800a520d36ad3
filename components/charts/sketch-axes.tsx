import clsx from "clsx"
import type { CSSProperties } from "react"
import { labelWidth } from "./axis-width"
import { type Frame, plotMargin } from "./frame"
import type { Scale } from "./scale"

interface Props {
  /** The labels of the points. */
  points: string[]
  /** Points are in the middle of a space of their own, as bars are. */
  inSpaces: boolean
  scale: Scale
  short: (value: number) => string
  frame: Frame
  /** Room between two labels of the points, in pixels. */
  labelGap: number
}

/** Widths for which labels are chosen, in pixels: that of a narrow card and that of `@xl`. */
const [narrow, wide] = [270, 530]

/** The labels of a sketch's axes, at the places that they have in the chart. */
export function SketchAxes({ points, inSpaces, scale, short, frame, labelGap }: Props) {
  const { bottom, top, ticks } = scale
  const needed = points.length * (Math.max(0, ...points.map(labelWidth)) + labelGap)
  const step = Math.max(1, Math.ceil(needed / wide))
  const narrowStep = step * Math.max(1, Math.ceil(needed / narrow / step))
  const at = (i: number) => (inSpaces ? (i + 0.5) / points.length : i / Math.max(points.length - 1, 1))
  const style = {
    "--axis": `${frame.start}px`,
    "--beside": `${frame.start + plotMargin.end}px`,
    "--below": `${frame.bottom + plotMargin.top}px`,
  } as CSSProperties
  return (
    <div className="@container tabular absolute inset-0 text-ink-muted text-xs rtl:[direction:rtl]" style={style}>
      {ticks.map((tick) => (
        <span
          key={tick}
          className="absolute start-0 w-[calc(var(--axis)-8px)] -translate-y-1/2 whitespace-nowrap text-end"
          style={{ top: `calc(${plotMargin.top}px + (100% - var(--below)) * ${(top - tick) / (top - bottom || 1)})` }}
        >
          <bdi dir="ltr">{short(tick)}</bdi>
        </span>
      ))}
      {points.map((point, i) =>
        i % step ? null : (
          <span
            key={point}
            className={clsx(
              "absolute bottom-[3px] w-0 justify-center whitespace-nowrap",
              i % narrowStep ? "hidden @xl:flex" : "flex",
            )}
            style={{ insetInlineStart: `calc(var(--axis) + (100% - var(--beside)) * ${at(i).toFixed(4)})` }}
          >
            <bdi dir="ltr">{point}</bdi>
          </span>
        ),
      )}
    </div>
  )
}
