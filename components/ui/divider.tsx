import clsx from "clsx"
import type { ReactNode } from "react"
import { type Tone, toneClass } from "./tone"

interface Props {
  /** Colours line and content. */
  tone?: Tone
  /** Position of the content. */
  align?: "start" | "center" | "end"
  look?: "solid" | "dashed" | "dotted"
  className?: string
  children?: ReactNode
}

const looks = { solid: "", dashed: "border-dashed", dotted: "border-dotted border-t-2" }

/** A separator line, with optional content in it. */
export function Divider({ tone, align = "center", look = "solid", className, children }: Props) {
  const line = clsx(tone ? "border-tone-mark" : look === "solid" ? "border-line" : "border-line-strong", looks[look])
  if (!children) return <hr className={clsx(line, tone && toneClass(tone), className)} />
  return (
    <div
      className={clsx(
        "flex items-center gap-3 text-dense [&_svg]:size-4",
        tone ? `text-tone-text ${toneClass(tone)}` : "text-ink-muted",
        className,
      )}
    >
      <hr className={clsx(line, align === "start" ? "w-8" : "flex-1")} />
      {children}
      <hr className={clsx(line, align === "end" ? "w-8" : "flex-1")} />
    </div>
  )
}
