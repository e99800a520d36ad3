import clsx from "clsx"
import type { ReactNode } from "react"
import { type Tone, toneClass } from "./tone"

export interface BadgeProps {
  tone?: Tone
  variant?: "soft" | "solid"
  /** Fully rounded ends, or the corners of a control. */
  shape?: "pill" | "square"
  /** Glows in its colour. */
  glow?: boolean
  /** Full width with centred text. */
  block?: boolean
  /** A coloured dot before the text. */
  dot?: boolean
  icon?: ReactNode
  className?: string
  children: ReactNode
}

const variants = { soft: "bg-tone-soft text-tone-text", solid: "bg-tone text-tone-on" }

/** A status or count of one or two words. */
export function Badge({
  tone = "neutral",
  variant = "soft",
  shape = "pill",
  glow,
  block,
  dot,
  icon,
  className,
  children,
}: BadgeProps) {
  return (
    <span
      className={clsx(
        "max-w-full items-center gap-1.5 whitespace-nowrap px-2 font-medium text-xs",
        shape === "pill" ? "rounded-full" : "rounded-control",
        block ? "flex w-full justify-center py-1.5" : "inline-flex py-0.5",
        glow && "shadow-[0_0_0.625rem_var(--tone-mark)]",
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
