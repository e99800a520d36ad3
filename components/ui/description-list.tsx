import clsx from "clsx"
import type { ReactNode } from "react"

interface Props {
  items: { term: string; value: ReactNode }[]
  /** Term beside the value, or above it in columns. */
  layout?: "rows" | "columns"
  className?: string
}

/** Names and their values; an empty value shows a dash. */
export function DescriptionList({ items, layout = "rows", className }: Props) {
  return (
    <dl className={clsx(layout === "rows" ? "space-y-2.5" : "grid gap-x-6 gap-y-4 sm:grid-cols-2", className)}>
      {items.map(({ term, value }) => (
        <div
          key={term}
          className={clsx(
            "min-w-0 text-sm",
            layout === "rows" && "grid grid-cols-[minmax(6.5rem,2fr)_minmax(0,5fr)] items-baseline gap-3",
          )}
        >
          <dt className="hyphens-auto text-dense text-ink-muted">{term}</dt>
          <dd className="wrap-anywhere text-ink">
            {value === "" || value === null || value === undefined ? "–" : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
