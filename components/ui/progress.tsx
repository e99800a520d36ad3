import clsx from "clsx"
import type { ReactNode } from "react"
import { type Tone, toneClass } from "./tone"
import "./progress.css"

interface Props {
  /** 0 to `max`. */
  value: number
  max?: number
  /** Accessible name: what is in progress. */
  label: string
  tone?: Tone
  size?: "sm" | "md" | "lg"
  /** Slanted stripes on the completed part. */
  striped?: boolean
  /** Moving stripes, for work in progress; they stand still with reduced motion. */
  animated?: boolean
  /** Text in the bar; for the large size. */
  children?: ReactNode
  className?: string
}

const sizes = { sm: "h-1", md: "h-2", lg: "h-5" }

/** A progress bar. */
export function Progress({
  value,
  max = 100,
  label,
  tone = "brand",
  size = "md",
  striped,
  animated,
  children,
  className,
}: Props) {
  const part = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className={clsx("overflow-hidden rounded-full bg-neutral-soft", sizes[size], toneClass(tone), className)}
    >
      <div
        className={clsx(
          "h-full rounded-full transition-[width] duration-slow",
          children ? "flex items-center justify-end bg-tone px-2 font-medium text-tone-on text-xs" : "bg-tone-mark",
          (striped || animated) && "stripes",
          animated && "stripes-moving",
        )}
        style={{ width: `${part * 100}%` }}
      >
        {children}
      </div>
    </div>
  )
}
