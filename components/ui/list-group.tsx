import clsx from "clsx"
import type { ReactNode } from "react"
import { Link } from "./link"
import { type Tone, toneClass } from "./tone"

interface GroupProps {
  /** Accessible name. */
  label: string
  /** Side by side where there is room for it. */
  orientation?: "vertical" | "horizontal"
  /** No frame around: for a list that fills a card from edge to edge. */
  flush?: boolean
  className?: string
  /** `ListItem`s. */
  children: ReactNode
}

/** Things of one kind, one under the other in a frame. */
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
  /** Stands at the end: a badge, a number, a switch. */
  end?: ReactNode
  /** The one that is shown or chosen. */
  active?: boolean
  disabled?: boolean
  tone?: Tone
  /** A page to go to, or … */
  href?: string
  /** … something to do. */
  onClick?: () => void
  children: ReactNode
}

/** One thing of a list: a text, a link or a button, as is needed. */
export function ListItem({ icon, end, active, disabled, tone, href, onClick, children }: ItemProps) {
  const acts = !disabled && (href !== undefined || onClick !== undefined)
  const className = clsx(
    "flex size-full min-h-11 items-center gap-3 px-4 py-2.5 text-start text-sm [&_svg]:size-4 [&_svg]:shrink-0",
    "focus-visible:-outline-offset-2",
    tone ? `bg-tone-soft text-tone-text ${toneClass(tone)}` : active ? "bg-brand text-brand-on" : "text-ink",
    acts && "transition-colors duration-fast",
    acts && !active && (tone ? "hover:bg-tone-border" : "hover:bg-neutral-soft"),
    disabled && "text-ink-faint",
  )
  const content = (
    <>
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {end}
    </>
  )
  if (acts && href !== undefined)
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
