import clsx from "clsx"
import type { ReactNode } from "react"
import { CurrentInView } from "./current-in-view"
import { Link } from "./link"

export interface Tab {
  label: string
  href: string
  icon?: ReactNode
  /** A count beside the label. */
  count?: ReactNode
}

interface Props {
  tabs: Tab[]
  /** The `href` of the current tab; the URL is the state. */
  current: string
  /** Accessible name of the group. */
  label: string
  orientation?: "horizontal" | "vertical"
  className?: string
}

const horizontal = {
  list: "scrollbar-none flex gap-1 overflow-x-auto border-line border-b",
  tab: "-mb-px min-h-control border-b-2 px-3 max-sm:px-3.5",
  on: "border-brand-mark text-brand-text",
  off: "border-transparent text-ink-muted hover:border-line-strong hover:text-ink",
}
const vertical = {
  list: "scrollbar-none flex gap-1 overflow-x-auto lg:flex-col",
  tab: "min-h-control rounded-control px-3",
  on: "bg-brand-soft text-brand-text",
  off: "text-ink-muted hover:bg-neutral-soft hover:text-ink",
}

/** Links that look like tabs. Each has its own URL, so that reload and Back keep the tab. */
export function Tabs({ tabs, current, label, orientation = "horizontal", className }: Props) {
  const styles = orientation === "horizontal" ? horizontal : vertical
  return (
    <nav aria-label={label} className={className}>
      <ul className={styles.list}>
        {tabs.map(({ label: text, href, icon, count }) => (
          <li key={href} className="shrink-0">
            <Link
              href={href}
              scroll={false}
              aria-current={href === current ? "page" : undefined}
              className={clsx(
                "flex items-center gap-2 whitespace-nowrap font-medium text-sm transition-colors duration-fast",
                "focus-visible:-outline-offset-2 [&_svg]:size-4 [&_svg]:shrink-0",
                styles.tab,
                href === current ? styles.on : styles.off,
              )}
            >
              {icon}
              {text}
              {count !== undefined && (
                <span className="tabular rounded-full bg-neutral-soft px-1.5 text-neutral-text text-xs">{count}</span>
              )}
            </Link>
          </li>
        ))}
        <CurrentInView current={current} />
      </ul>
    </nav>
  )
}
