import clsx from "clsx"

export type ControlSize = "sm" | "md" | "lg"

// 16 px on phones, because Safari zooms into inputs with smaller text.
const sizes = {
  sm: "min-h-control-sm text-dense max-sm:text-[1rem]",
  md: "min-h-control text-sm max-sm:text-[1rem]",
  lg: "min-h-11 text-base max-sm:text-[1rem]",
}

/** Returns the frame of all text-like controls; `sm` is for filters and tables, `lg` for a page with one field. */
export const controlFrame = (size: ControlSize = "md", className?: string) =>
  clsx(
    "w-full rounded-control border border-line-strong bg-card text-ink transition-colors duration-fast",
    "placeholder:text-ink-faint hover:border-ink-faint",
    "focus-within:border-brand-mark focus-within:outline-2 focus-within:outline-brand-mark focus-within:-outline-offset-1",
    "focus-visible:outline-2 focus-visible:outline-brand-mark focus-visible:-outline-offset-1",
    "aria-invalid:border-danger-mark has-[[aria-invalid=true]]:border-danger-mark",
    "disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint has-disabled:bg-sunken",
    sizes[size],
    className,
  )
