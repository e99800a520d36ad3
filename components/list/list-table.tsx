"use client"

import { useTranslations } from "next-intl"
import type { ReactNode, RefObject } from "react"
import { Checkbox } from "@/components/ui/checkbox"
import type { ListQuery } from "@/lib/core/client/list-state"
import { ColumnHead, headCell } from "./column-head"
import { ListRow } from "./list-row"
import { SkeletonRows } from "./list-states"
import { ListTotals } from "./list-totals"
import type { ListColumn, ListRecord } from "./types"
import type { List } from "./use-list"

interface Props<Row extends ListRecord, Query extends ListQuery> {
  list: List<Row, Query>
  /** Rows can be selected. */
  selects: boolean
  body: RefObject<HTMLTableSectionElement | null>
  columns: ListColumn<Row>[]
  dense: boolean
  title: string
  rowName: (row: Row) => string
  rowActions?: (row: Row) => ReactNode
}

/** The rows of a list: a table from `md` up and cards below, in the same markup. */
export function ListTable<Row extends ListRecord, Query extends ListQuery>(props: Props<Row, Query>) {
  const { list, selects, body, columns, dense, title, rowName, rowActions } = props
  const t = useTranslations("list")
  const { rows, selection, state, waiting } = list
  return (
    <table
      className="block w-full table-fixed border-separate border-spacing-0 text-dense md:table"
      aria-busy={waiting}
    >
      <caption className="sr-only">{title}</caption>
      <thead className="hidden md:table-header-group">
        <tr className={selects ? undefined : "[&>th:first-child]:ps-5"}>
          {selects && (
            <th scope="col" className={`${headCell} w-12 ps-3 xl:w-14`}>
              <Checkbox
                hideLabel
                label={t("selectPage")}
                checked={selection.all}
                indeterminate={selection.some}
                onChange={selection.toggleAll}
              />
            </th>
          )}
          {columns.map((column) => (
            <ColumnHead
              key={column.name}
              column={column}
              state={state}
              onSort={(part) => list.change(part as Partial<Query>)}
            />
          ))}
          {rowActions && (
            <th scope="col" className={`${headCell} w-14 pe-4 xl:w-16 xl:pe-5 text-end`}>
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
          <SkeletonRows
            count={state.perPage}
            columns={columns.length + (rowActions ? 1 : 0) - (selects ? 0 : 1)}
            dense={dense}
          />
        )}
        {rows.map((row) => (
          <ListRow
            key={list.rowKey(row)}
            row={row}
            rowKey={list.rowKey(row)}
            columns={columns}
            dense={dense}
            name={rowName(row)}
            selected={selection.has(list.rowKey(row))}
            onSelect={selects ? selection.toggle : undefined}
            actions={rowActions?.(row)}
          />
        ))}
      </tbody>
      {rows.length > 0 && (
        <ListTotals
          columns={columns}
          sums={list.sums.rows}
          onRetry={list.sums.retry}
          selects={selects}
          hasActions={rowActions !== undefined}
        />
      )}
    </table>
  )
}
