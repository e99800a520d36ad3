import type { ReactNode } from "react"
import { type ChartColour, strokeClass } from "./colour"

interface Props {
  /** 0 to 1; larger values are drawn as 1. */
  share: number
  /** A second part after the first, such as an amount still pending. */
  more?: number
  colour?: ChartColour
  /** The colour of `more`. */
  moreColour?: ChartColour
  /** Text in the middle; it must contain the figure. */
  children: ReactNode
}

const radius = 42
/** The ring spans three quarters of a circle. */
const open = 0.75

const part = (share: number) => Math.min(Math.max(share, 0), 1) * open

/** Progress on three quarters of a ring. Server-rendered; the text in the middle has the figure. */
export function Gauge({ share, more = 0, colour = "1", moreColour = "2", children }: Props) {
  const arc = (length: number, className: string, width = 9) => (
    <circle
      cx={50}
      cy={50}
      r={radius}
      pathLength={1}
      strokeWidth={width}
      strokeLinecap="round"
      strokeDasharray={`${length} 1`}
      className={`fill-none ${className}`}
    />
  )
  return (
    <div className="relative m-auto size-48">
      <svg
        viewBox="0 0 100 100"
        aria-hidden="true"
        className="absolute inset-0 rotate-135 rtl:-scale-x-100 rtl:-rotate-135"
      >
        {arc(open, "stroke-neutral-soft")}
        {more > 0 && arc(part(share + more), strokeClass[moreColour])}
        {/* Between the two parts the card shows through, so that they differ in more than colour. */}
        {more > 0 && share > 0 && arc(part(share) + 0.008, "stroke-card", 9.2)}
        {share > 0 && arc(part(share), strokeClass[colour])}
      </svg>
      <div className="absolute inset-0 grid place-content-center text-center">{children}</div>
    </div>
  )
}
