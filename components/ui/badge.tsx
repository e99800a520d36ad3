import clsx from "clsx"
import type { ReactNode } from "react"
import { type Tone, toneClass } from "./tone"

interface Props {
  tone?: Tone
  variant?: "soft" | "solid"
  /** A coloured point before the text. */
  dot?: boolean
  icon?: ReactNode
  className?: string
  children: ReactNode
}

const variants = { soft: "bg-tone-soft text-tone-text", solid: "bg-tone text-tone-on" }

/** A status or a count in one or two words. */
export function Badge({ tone = "neutral", variant = "soft", dot, icon, className, children }: Props) {
  return (
    <span
      className={clsx(
        "inline-flex max-w-full items-center gap-1.5 whitespace-nowrap rounded-full px-2 py-0.5 font-medium text-xs",
        "tabular [&_svg]:size-3.5 [&_svg]:shrink-0",
        toneClass(tone),
        variants[variant],
        className,
      )}
    >
      {dot && (
        <span
          aria-hidden="true"
          className={clsx("size-1.5 shrink-0 rounded-full", variant === "soft" ? "bg-tone-mark" : "bg-current")}
        />
      )}
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}
