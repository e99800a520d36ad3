import clsx from "clsx"
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react"
import type { ReactNode, ThHTMLAttributes } from "react"
import { Link } from "./link"
import { cellClass } from "./table"

interface Props extends Omit<ThHTMLAttributes<HTMLTableCellElement>, "aria-sort"> {
  numeric?: boolean
  narrow?: boolean
  /** Sort order of a sortable column; `false` if another column is sorted. */
  sorted?: "asc" | "desc" | false
  /** Address with the next sort order, or … */
  sortHref?: string
  /** … a handler that changes it. */
  onSort?: () => void
  children?: ReactNode
}

const icons = { asc: ArrowUp, desc: ArrowDown }
const sortClass =
  "-mx-1.5 inline-flex min-h-8 items-center gap-1 rounded px-1.5 hover:bg-neutral-soft hover:text-ink max-sm:min-h-11"

/** A column head; a button or link if the column is sortable. */
export function TH({ numeric, narrow, sorted, sortHref, onSort, className, children, ...rest }: Props) {
  const sortable = sortHref !== undefined || onSort !== undefined
  const Icon = sorted ? icons[sorted] : ChevronsUpDown
  const content = (
    <>
      {children}
      <Icon aria-hidden="true" className={clsx("size-3.5 shrink-0", sorted ? "text-brand-text" : "text-ink-faint")} />
    </>
  )
  return (
    <th
      scope="col"
      {...rest}
      aria-sort={sorted ? (sorted === "asc" ? "ascending" : "descending") : undefined}
      className={cellClass(
        { numeric, narrow },
        clsx(
          "h-10 whitespace-nowrap border-line border-b bg-sunken font-medium text-ink-muted text-xs",
          "group-data-[lines=all]/table:not-last:border-e group-data-[head=solid]/table:bg-neutral group-data-[head=solid]/table:text-neutral-on",
          "group-data-sticky/table:sticky group-data-sticky/table:top-0 group-data-sticky/table:z-10",
          className,
        ),
      )}
    >
      {!sortable && children}
      {sortHref !== undefined && (
        <Link href={sortHref} scroll={false} onClick={onSort} className={sortClass}>
          {content}
        </Link>
      )}
      {sortHref === undefined && onSort && (
        <button type="button" onClick={onSort} className={sortClass}>
          {content}
        </button>
      )}
    </th>
  )
}
