"use client"

import { useTranslations } from "next-intl"
import { type ReactNode, type RefObject, useEffect, useRef } from "react"
import type { ListQuery } from "@/lib/core/client/list-state"
import { ColumnHead, headCell } from "./column-head"
import { ListRow } from "./list-row"
import { SkeletonRows } from "./list-states"
import type { ListColumn, ListRecord } from "./types"
import type { List } from "./use-list"

interface Props<Row extends ListRecord, Query extends ListQuery> {
  list: List<Row, Query>
  body: RefObject<HTMLTableSectionElement | null>
  columns: ListColumn<Row>[]
  dense: boolean
  title: string
  rowName: (row: Row) => string
  rowActions?: (row: Row) => ReactNode
}

/** The rows of a list: a table from `md` upwards, cards below it, in one and the same markup. */
export function ListTable<Row extends ListRecord, Query extends ListQuery>(props: Props<Row, Query>) {
  const { list, body, columns, dense, title, rowName, rowActions } = props
  const t = useTranslations("list")
  const { rows, selection, state, waiting } = list
  return (
    <table
      className="block w-full table-fixed border-separate border-spacing-0 text-dense md:table"
      aria-busy={waiting}
    >
      <caption className="sr-only">{title}</caption>
      <thead className="hidden md:table-header-group">
        <tr>
          <th scope="col" className={`${headCell} w-12 ps-5`}>
            <SelectAll all={selection.all} some={selection.some} onChange={selection.toggleAll} />
          </th>
          {columns.map((column) => (
            <ColumnHead
              key={column.name}
              column={column}
              state={state}
              onSort={(part) => list.change(part as Partial<Query>)}
            />
          ))}
          {rowActions && (
            <th scope="col" className={`${headCell} w-16 pe-5 text-end`}>
              <span className="sr-only">{t("actions")}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody
        ref={body}
        className={`block transition-opacity md:table-row-group ${waiting ? "opacity-60 delay-150" : "opacity-100"}`}
      >
        {list.empty && !list.error && (
          <SkeletonRows count={state.perPage} columns={columns.length + (rowActions ? 1 : 0)} dense={dense} />
        )}
        {rows.map((row) => (
          <ListRow
            key={row.id}
            row={row}
            columns={columns}
            dense={dense}
            name={rowName(row)}
            selected={selection.has(row.id)}
            onSelect={selection.toggle}
            actions={rowActions?.(row)}
          />
        ))}
      </tbody>
    </table>
  )
}

/** Selects the page; half-checked while only some of it is. */
export function SelectAll({ all, some, onChange }: { all: boolean; some: boolean; onChange: () => void }) {
  const t = useTranslations("list")
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = some
  }, [some])
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={t("selectPage")}
      checked={all}
      onChange={onChange}
      className="block size-4 accent-brand"
    />
  )
}
