import clsx from "clsx"
import { type Tone, toneClass } from "./tone"

export interface ButtonLook {
  variant?: "solid" | "soft" | "outline" | "ghost" | "gradient" | "raised"
  /** Defaults to brand for solid and soft buttons and neutral for the others. */
  tone?: Tone
  size?: "sm" | "md" | "lg"
  /** Fully rounded ends; a circle with `iconOnly`. */
  round?: boolean
  /** Shows only the icon; the label is the accessible name and tooltip. */
  iconOnly?: boolean
}

const variants = {
  solid: "bg-tone text-tone-on shadow-control hover:bg-tone-hover",
  soft: "bg-tone-soft text-tone-text hover:bg-tone-border",
  outline: "border border-tone-border bg-card text-tone-text shadow-control hover:bg-tone-soft",
  ghost: "text-tone-text hover:bg-tone-soft",
  gradient:
    "bg-linear-to-br from-tone to-[color-mix(in_oklab,var(--tone-solid),black_40%)] text-tone-on shadow-control hover:from-tone-hover",
  raised:
    "bg-tone text-tone-on shadow-[inset_0_-3px_0_0_color-mix(in_oklab,var(--tone-solid),black_35%)] hover:bg-tone-hover active:pt-0.5 active:shadow-none",
}
const sizes = {
  sm: "min-h-control-sm gap-1.5 text-dense",
  md: "min-h-control gap-2 text-sm",
  lg: "min-h-11 gap-2.5 text-base",
}
const widths = {
  text: { sm: "px-2.5", md: "px-3.5", lg: "px-5" },
  icon: { sm: "w-control-sm", md: "w-control", lg: "w-11" },
}

/** Returns the classes of everything that looks like a button; shared by Button, ButtonLink and menu triggers. */
export function buttonClass(
  { variant = "solid", tone, size = "md", round, iconOnly }: ButtonLook,
  className?: string,
): string {
  const isQuiet = variant === "outline" || variant === "ghost"
  return clsx(
    "relative isolate inline-flex shrink-0 select-none items-center justify-center overflow-hidden",
    round ? "rounded-full" : "rounded-control",
    "text-center font-medium transition-colors duration-fast sm:whitespace-nowrap [&_svg]:size-4 [&_svg]:shrink-0",
    "disabled:pointer-events-none disabled:opacity-50 aria-busy:cursor-progress",
    "aria-disabled:not-aria-busy:cursor-default aria-disabled:not-aria-busy:opacity-50",
    toneClass(tone ?? (isQuiet ? "neutral" : "brand")),
    variants[variant],
    sizes[size],
    widths[iconOnly ? "icon" : "text"][size],
    className,
  )
}
