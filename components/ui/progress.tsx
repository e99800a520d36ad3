import clsx from "clsx"
import { type Tone, toneClass } from "./tone"

interface Props {
  /** 0 to `max`. */
  value: number
  max?: number
  /** Accessible name: what is making progress. */
  label: string
  tone?: Tone
  size?: "sm" | "md"
  className?: string
}

/** How far something has come. */
export function Progress({ value, max = 100, label, tone = "brand", size = "md", className }: Props) {
  const part = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className={clsx(
        "overflow-hidden rounded-full bg-neutral-soft",
        size === "sm" ? "h-1" : "h-2",
        toneClass(tone),
        className,
      )}
    >
      <div
        className="h-full rounded-full bg-tone-mark transition-[width] duration-slow"
        style={{ width: `${part * 100}%` }}
      />
    </div>
  )
}
