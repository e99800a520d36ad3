import clsx from "clsx"
import type { ReactNode } from "react"
import { Link } from "./link"
import { type Tone, toneClass } from "./tone"

interface GroupProps {
  /** Accessible name. */
  label: string
  /** Side by side if there is room. */
  orientation?: "vertical" | "horizontal"
  /** Without a frame, for a list that fills a card from edge to edge. */
  flush?: boolean
  className?: string
  /** The `ListItem`s. */
  children: ReactNode
}

/** Items of one kind below each other in a frame. */
export function ListGroup({ label, orientation = "vertical", flush, className, children }: GroupProps) {
  return (
    <ul
      aria-label={label}
      className={clsx(
        "flex flex-col divide-y divide-line overflow-hidden",
        orientation === "horizontal" && "sm:flex-row sm:divide-x sm:divide-y-0 sm:*:flex-1 rtl:sm:divide-x-reverse",
        flush ? "border-line border-y" : "rounded-control border border-line",
        className,
      )}
    >
      {children}
    </ul>
  )
}

interface ItemProps {
  icon?: ReactNode
  /** Content at the end: a badge, a number, a switch. */
  end?: ReactNode
  /** The current or selected item. */
  active?: boolean
  disabled?: boolean
  tone?: Tone
  /** Address of a page, or … */
  href?: string
  /** … an action. */
  onClick?: () => void
  children: ReactNode
}

/** An item of a list: text, link or button, depending on its props. */
export function ListItem({ icon, end, active, disabled, tone, href, onClick, children }: ItemProps) {
  const isInteractive = !disabled && (href !== undefined || onClick !== undefined)
  const className = clsx(
    "flex size-full min-h-11 items-center gap-3 px-4 py-2.5 text-start text-sm [&_svg]:size-4 [&_svg]:shrink-0",
    "focus-visible:-outline-offset-2",
    tone ? `bg-tone-soft text-tone-text ${toneClass(tone)}` : active ? "bg-brand text-brand-on" : "text-ink",
    isInteractive && "transition-colors duration-fast",
    isInteractive && !active && (tone ? "hover:bg-tone-border" : "hover:bg-neutral-soft"),
    disabled && "text-ink-faint",
  )
  const content = (
    <>
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {end}
    </>
  )
  if (isInteractive && href !== undefined)
    return (
      <li>
        <Link href={href} aria-current={active || undefined} className={className}>
          {content}
        </Link>
      </li>
    )
  if (onClick !== undefined)
    return (
      <li>
        <button type="button" disabled={disabled} aria-pressed={active} onClick={onClick} className={className}>
          {content}
        </button>
      </li>
    )
  return (
    <li aria-disabled={disabled || undefined} aria-current={active || undefined} className={className}>
      {content}
    </li>
  )
}
