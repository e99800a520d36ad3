"use client"

import clsx from "clsx"
import type { ReactNode } from "react"
import { Link } from "./link"
import { plainClick } from "./plain-click"

export interface NavItem {
  key: string
  label: string
  href: string
  icon?: ReactNode
  /** The item exists but is not available now. */
  disabled?: boolean
}

interface Props {
  /** Accessible name. */
  label: string
  items: NavItem[]
  /** Key of the current item. */
  current: string
  /** Handles a plain click; if omitted, the links navigate as usual. */
  onPick?: (key: string) => void
  /** No frame, a fully rounded one, or one with the corners of a card. */
  frame?: "none" | "round" | "square"
  /** Separators between the items. */
  divided?: boolean
  align?: "start" | "center" | "end"
  orientation?: "horizontal" | "vertical"
}

const frames = {
  none: "",
  round: "w-fit rounded-[1.5rem] border border-line p-1",
  square: "w-fit rounded-card border border-line p-1",
}
const alignClass = { start: "", center: "justify-center mx-auto", end: "justify-end ms-auto" }

/** A few links side by side or below each other, one of them current. */
export function NavStrip({
  label,
  items,
  current,
  onPick,
  frame = "none",
  divided,
  align = "start",
  orientation = "horizontal",
}: Props) {
  const corners = frame === "round" ? "rounded-[1.25rem]" : "rounded-control"
  return (
    <nav aria-label={label}>
      <ul
        className={clsx(
          "flex max-w-full",
          orientation === "vertical" ? "w-fit min-w-44 flex-col" : "flex-wrap items-center",
          !divided && "gap-1",
          divided &&
            (orientation === "vertical" ? "divide-y divide-line" : "divide-x divide-line rtl:divide-x-reverse"),
          frames[frame],
          alignClass[align],
        )}
      >
        {items.map(({ key, label: text, href, icon, disabled }) => {
          const linkClass = clsx(
            "flex min-h-control items-center gap-2 px-3.5 font-medium text-sm transition-colors duration-fast",
            "focus-visible:-outline-offset-2 [&_svg]:size-4 [&_svg]:shrink-0",
            !divided && corners,
            key === current && "bg-brand-soft text-brand-text",
            key !== current && !disabled && "text-ink-muted hover:bg-neutral-soft hover:text-ink",
            disabled && "text-ink-faint opacity-70",
          )
          return (
            <li key={key}>
              {disabled ? (
                <span aria-disabled="true" className={linkClass}>
                  {icon}
                  {text}
                </span>
              ) : (
                <Link
                  href={href}
                  scroll={false}
                  aria-current={key === current ? "page" : undefined}
                  className={linkClass}
                  onClick={(event) => {
                    if (!onPick || !plainClick(event)) return
                    event.preventDefault()
                    onPick(key)
                  }}
                >
                  {icon}
                  {text}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
