import clsx from "clsx"
import type { SliderProps } from "./slider"

interface Props extends Pick<SliderProps, "marks" | "limits"> {
  values: number[]
  min: number
  max: number
  connect: NonNullable<SliderProps["connect"]>
  isVertical: boolean
  inverted: boolean
}

/** Decorations on a slider's track: the coloured part, unreachable parts and the scale. */
export function SliderScale({ values, min, max, connect, marks, limits, isVertical, inverted }: Props) {
  const share = (value: number) => (max > min ? ((value - min) / (max - min)) * 100 : 0)
  const [from, to] = isVertical
    ? inverted
      ? (["top", "bottom"] as const)
      : (["bottom", "top"] as const)
    : inverted
      ? (["insetInlineEnd", "insetInlineStart"] as const)
      : (["insetInlineStart", "insetInlineEnd"] as const)
  // The track ends half a thumb beyond the outermost values.
  const at = (percent: number) => (percent <= 0 ? "-0.625rem" : `${percent}%`)
  const part = (low: number, high: number) => ({ [from]: at(share(low)), [to]: at(100 - share(high)) })
  const lowest = Math.min(...values)
  const highest = Math.max(...values)
  const parts = { start: [min, highest], between: [lowest, highest], end: [lowest, max], none: undefined }[connect]
  const bar = clsx("absolute rounded-full", isVertical ? "inset-x-0 mx-auto w-1.5" : "top-1/2 h-1.5 -translate-y-1/2")
  const closed = limits ? [part(min, limits[0]), part(limits[1], max)] : []
  return (
    <span
      aria-hidden="true"
      className={clsx("pointer-events-none absolute", isVertical ? "inset-x-0 inset-y-2.5" : "inset-x-2.5 inset-y-0")}
    >
      {closed.map((style, index) => (
        <span key={index === 0 ? "low" : "high"} className={clsx(bar, "bg-neutral-mark opacity-40")} style={style} />
      ))}
      {parts && <span className={clsx(bar, "bg-tone-mark")} style={part(parts[0] ?? min, parts[1] ?? max)} />}
      {marks?.map(({ value, label }) => (
        <span
          key={value}
          className={clsx(
            "absolute flex items-center gap-1 text-ink-muted text-xs",
            isVertical
              ? clsx("start-[calc(50%+0.75rem)]", inverted ? "-translate-y-1/2" : "translate-y-1/2")
              : clsx(
                  "top-[calc(50%+0.625rem)] flex-col",
                  inverted ? "translate-x-1/2 rtl:-translate-x-1/2" : "-translate-x-1/2 rtl:translate-x-1/2",
                ),
          )}
          style={{ [from]: `${share(value)}%` }}
        >
          <span className={clsx("bg-line-strong", isVertical ? "h-px w-1.5" : "h-1.5 w-px")} />
          <span className="tabular whitespace-nowrap">{label}</span>
        </span>
      ))}
    </span>
  )
}
