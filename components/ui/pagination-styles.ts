import clsx from "clsx"
import type { MouseEvent } from "react"
import type { PageLook } from "./pagination"
import { plainClick } from "./plain-click"

const sizes = {
  sm: "min-h-control-sm min-w-control-sm px-1.5 text-dense",
  md: "min-h-control min-w-control px-2 text-sm",
  lg: "min-h-11 min-w-11 px-3 text-base",
}
const frames = {
  plain: "rounded-control",
  filled: "rounded-control bg-sunken",
  joined: "border border-line",
  apart: "rounded-full border border-line",
}
const current = {
  plain: "bg-tone-soft text-tone-text",
  filled: "bg-tone! text-tone-on",
  joined: "relative z-10 border-tone-mark bg-tone-soft text-tone-text",
  apart: "border-transparent bg-tone text-tone-on",
}

/** Returns the classes of an entry of the pagination. */
export const pageLook = ({
  look = "plain",
  size = "sm",
  state,
}: Omit<PageLook, "tone"> & { state: "current" | "other" | "gap" | "off" }) =>
  clsx(
    "tabular flex select-none items-center justify-center gap-1.5 transition-colors duration-fast",
    state === "off" ? "font-normal" : "font-medium",
    sizes[size],
    frames[look],
    state === "current" && current[look],
    state === "other" && "text-ink-muted hover:bg-neutral-soft",
    state === "gap" && "text-ink-faint",
    state === "off" && "text-ink-faint [&_svg]:opacity-40",
  )

/** Returns a pagination link's URL, and its click handler if `onPage` is given. */
export const pageLink = (to: number, href: (page: number) => string, onPage?: (page: number) => void) => ({
  href: href(to),
  onClick: onPage
    ? (event: MouseEvent) => {
        if (!plainClick(event)) return
        event.preventDefault()
        onPage(to)
      }
    : undefined,
})
