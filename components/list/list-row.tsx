"use client"

import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Checkbox } from "@/components/ui/checkbox"
import type { ListColumn, ListRecord, RowKey } from "./types"

interface Props<Row extends ListRecord> {
  row: Row
  rowKey: RowKey
  columns: ListColumn<Row>[]
  dense: boolean
  name: string
  selected: boolean
  /** Omitted if the list has no bulk actions. */
  onSelect?: (key: RowKey) => void
  actions?: ReactNode
}

const phoneClass = { line: "basis-full", beside: "max-w-full", hidden: "hidden" }

/** A record as a table row, and on phones as a card with checkbox and actions in its corners. */
export function ListRow<Row extends ListRecord>({
  row,
  rowKey,
  columns,
  dense,
  name,
  selected,
  onSelect,
  actions,
}: Props<Row>) {
  const t = useTranslations("list")
  const cell = `min-w-0 p-0 max-md:empty:hidden md:table-cell md:border-b md:px-2 xl:px-3 ${dense ? "md:h-11" : "md:h-14"}`
  return (
    <tr
      data-row={rowKey}
      data-selected={selected || undefined}
      tabIndex={-1}
      className={`${onSelect ? "ps-12" : "ps-4 md:[&>td:first-child]:ps-5"} group/row relative flex scroll-mt-32 scroll-mb-24 flex-wrap items-center gap-x-4 gap-y-1.5 border-b py-3 pe-3 transition-colors max-md:[contain-intrinsic-size:auto_6rem] max-md:[content-visibility:auto] last:border-b-0 hover:bg-sunken focus-visible:-outline-offset-2 data-selected:bg-brand-soft/50 md:table-row md:border-0 md:p-0 md:last:[&>td]:border-b-0`}
    >
      {onSelect && (
        <td className={`${cell} absolute start-0 top-0 md:static md:ps-3`}>
          <Checkbox
            hideLabel
            label={t("select", { name })}
            checked={selected}
            onChange={() => onSelect(rowKey)}
            className="max-md:size-12"
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.name}
          className={`${cell} ${index === 0 ? "basis-full max-md:pe-10" : phoneClass[column.phone ?? "beside"]} ${column.align === "end" ? "tabular md:text-end" : ""}`}
        >
          {column.cell(row)}
        </td>
      ))}
      {actions !== undefined && (
        <td className={`${cell} absolute end-1 top-1 md:static md:pe-5 md:text-end`}>{actions}</td>
      )}
    </tr>
  )
}
