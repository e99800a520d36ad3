import clsx from "clsx"
import type { ReactNode } from "react"
import { isolated } from "./isolated"

interface Props {
  items: { term: string; value: ReactNode }[]
  /** Terms beside their values, or above them in columns. */
  layout?: "rows" | "columns"
  className?: string
}

/** Terms with their values; an empty value shows a dash. */
export function DescriptionList({ items, layout = "rows", className }: Props) {
  return (
    <dl
      className={clsx(
        "grid",
        layout === "rows"
          ? "grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-4 gap-y-2.5"
          : "gap-x-6 gap-y-4 sm:grid-cols-2",
        className,
      )}
    >
      {items.map(({ term, value }) => (
        <div
          key={term}
          className={clsx("min-w-0 text-sm", layout === "rows" && "col-span-2 grid grid-cols-subgrid items-baseline")}
        >
          <dt className="wrap-anywhere hyphens-auto text-dense text-ink-muted">{term}</dt>
          <dd className="wrap-anywhere text-ink">
            {value === "" || value === null || value === undefined ? "–" : isolated(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
