import clsx from "clsx"
import type { HTMLAttributes, TableHTMLAttributes, TdHTMLAttributes } from "react"

interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  density?: "normal" | "compact"
  /** The head stays in sight; with `scrollClassName` limiting the height, within the table's own frame. */
  stickyHeader?: boolean
  scrollClassName?: string
  /** Accessible name. */
  label: string
  /** Lets the keyboard scroll a table that has nothing in it to focus. */
  focusable?: boolean
}

/** A table that scrolls sideways in its own frame. Inside: THead, TBody, TR, TH, TD. */
export function Table({
  density = "normal",
  stickyHeader,
  scrollClassName,
  label,
  focusable,
  className,
  ...rest
}: TableProps) {
  const frame = focusable ? { tabIndex: 0, role: "region", "aria-label": label } : {}
  return (
    <div {...frame} className={clsx("relative overflow-x-auto", scrollClassName)}>
      <table
        {...rest}
        aria-label={label}
        data-density={density}
        data-sticky={stickyHeader ? "" : undefined}
        className={clsx("group/table w-full border-separate border-spacing-0 text-start text-dense", className)}
      />
    </div>
  )
}

export const THead = (props: HTMLAttributes<HTMLTableSectionElement>) => <thead {...props} />
export const TBody = (props: HTMLAttributes<HTMLTableSectionElement>) => <tbody {...props} />

interface RowProps extends HTMLAttributes<HTMLTableRowElement> {
  selected?: boolean
}

export function TR({ selected, className, ...rest }: RowProps) {
  return (
    <tr
      {...rest}
      aria-selected={selected}
      className={clsx(
        "group/row transition-colors duration-fast",
        selected ? "bg-brand-soft" : "in-[tbody]:hover:bg-sunken",
        className,
      )}
    />
  )
}

interface CellProps extends TdHTMLAttributes<HTMLTableCellElement> {
  /** Right-aligned tabular figures. */
  numeric?: boolean
  /** As narrow as what is in it: checkboxes and row actions. */
  narrow?: boolean
}

export const cellClass = ({ numeric, narrow }: Pick<CellProps, "numeric" | "narrow">, className?: string) =>
  clsx(
    "px-3 first:ps-5 last:pe-5",
    numeric ? "tabular whitespace-nowrap text-end" : "text-start",
    narrow && "w-px whitespace-nowrap",
    className,
  )

export function TD({ numeric, narrow, className, ...rest }: CellProps) {
  return (
    <td
      {...rest}
      className={cellClass(
        { numeric, narrow },
        clsx(
          "h-13 border-line border-b py-1.5 group-data-[density=compact]/table:h-10 group-data-[density=compact]/table:py-0.5",
          "group-last/row:border-b-0",
          className,
        ),
      )}
    />
  )
}
