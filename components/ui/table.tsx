import clsx from "clsx"
import type { HTMLAttributes, TableHTMLAttributes, TdHTMLAttributes } from "react"
import { type Tone, toneClass } from "./tone"

export interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  density?: "normal" | "compact"
  /** Lines between rows, around every cell, or none. */
  lines?: "rows" | "all" | "none"
  /** Shades every second row. */
  striped?: boolean
  /** Light head, or one in the neutral colour. */
  head?: "soft" | "solid"
  /** Keeps the head visible while the page scrolls, or the table's frame if `scrollClassName` limits its height. */
  stickyHeader?: boolean
  scrollClassName?: string
  /** Accessible name. */
  label: string
  /** Makes the frame focusable, so that the keyboard can scroll a table without focusable content. */
  focusable?: boolean
}

/** A table that scrolls horizontally in its own frame. Contains THead, TBody, TR, TH and TD. */
export function Table({
  density = "normal",
  lines = "rows",
  striped,
  head = "soft",
  stickyHeader,
  scrollClassName,
  label,
  focusable,
  className,
  ...rest
}: TableProps) {
  const frame = focusable ? { tabIndex: 0, role: "group", "aria-label": label } : {}
  return (
    <div {...frame} className={clsx("relative overflow-x-auto", scrollClassName)}>
      <table
        {...rest}
        aria-label={label}
        data-density={density}
        data-lines={lines === "rows" ? undefined : lines}
        data-striped={striped ? "" : undefined}
        data-head={head === "soft" ? undefined : head}
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
  /** Colour with a meaning; the row's text must say the same. */
  tone?: Tone
}

const background = (selected?: boolean, tone?: Tone) => {
  if (selected) return "bg-brand-soft"
  if (tone) return clsx("bg-tone-soft text-tone-text", toneClass(tone))
  return "in-[tbody]:hover:bg-sunken group-data-striped/table:in-[tbody]:even:bg-sunken"
}

export function TR({ selected, tone, className, ...rest }: RowProps) {
  return (
    <tr
      {...rest}
      aria-selected={selected}
      className={clsx("group/row transition-colors duration-fast", background(selected, tone), className)}
    />
  )
}

interface CellProps extends TdHTMLAttributes<HTMLTableCellElement> {
  /** Right-aligned tabular figures. */
  numeric?: boolean
  /** Only as wide as its content, for checkboxes and row actions. */
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
          "group-data-[lines=all]/table:not-last:border-e group-data-[lines=none]/table:border-b-0 group-last/row:border-b-0",
          className,
        ),
      )}
    />
  )
}
