"use client"

import { ChevronRight } from "lucide-react"
import { useTranslations } from "next-intl"
import { Fragment, type ReactNode, useId, useState } from "react"
import { Button } from "@/components/ui/button"
import { Skeleton } from "@/components/ui/skeleton"
import { Table, TBody, TD, THead, TR } from "@/components/ui/table"
import { TH } from "@/components/ui/table-head-cell"
import type { DataColumn, DataRecord, DataSort } from "./data-types"
import type { RowKey } from "./types"

interface Props<Row extends DataRecord> {
  label: string
  columns: DataColumn<Row>[]
  /** Undefined while loading. */
  rows: Row[] | undefined
  /** The rows still belong to a previous query. */
  busy?: boolean
  sort?: DataSort
  /** Makes the column heads sortable. */
  onSort?: (name: string) => void
  /** Content a row expands to; `label` is the accessible name of its button. */
  details?: { of: (row: Row) => ReactNode; label: (row: Row) => string }
}

const hiddenBelow = { sm: "max-sm:hidden", md: "max-md:hidden", lg: "max-lg:hidden" }
const skeletonRows = Array.from({ length: 10 }, (_, i) => i)

/** A table of loaded rows with sortable heads, expandable rows and placeholder rows while loading. */
export function DataRows<Row extends DataRecord>({ label, columns, rows, busy, sort, onSort, details }: Props<Row>) {
  const t = useTranslations("list")
  const id = useId()
  const [open, setOpen] = useState<RowKey>()
  const cellClass = ({ from }: DataColumn<Row>) => from && hiddenBelow[from]
  return (
    <Table label={label} focusable aria-busy={busy || !rows}>
      <THead>
        <TR>
          {details && (
            <TH narrow>
              <span className="sr-only">{t("actions")}</span>
            </TH>
          )}
          {columns.map((column) => (
            <TH
              key={column.name}
              numeric={column.numeric}
              className={cellClass(column)}
              sorted={sort?.name === column.name ? sort.order : false}
              onSort={onSort && (() => onSort(column.name))}
            >
              {column.header}
            </TH>
          ))}
        </TR>
      </THead>
      <TBody>
        {!rows &&
          skeletonRows.map((row) => (
            <TR key={row}>
              <TD colSpan={columns.length + (details ? 1 : 0)}>
                {row === 0 && <span className="sr-only">{t("loading")}</span>}
                <Skeleton className="h-4" />
              </TD>
            </TR>
          ))}
        {rows?.map((row) => (
          <Fragment key={row.id}>
            <TR>
              {details && (
                <TD narrow>
                  <Button
                    variant="ghost"
                    size="sm"
                    iconOnly
                    label={details.label(row)}
                    icon={<ChevronRight className={open === row.id ? "rotate-90" : "rtl:-scale-x-100"} />}
                    aria-expanded={open === row.id}
                    aria-controls={open === row.id ? id : undefined}
                    onClick={() => setOpen(open === row.id ? undefined : row.id)}
                  />
                </TD>
              )}
              {columns.map((column) => (
                <TD key={column.name} numeric={column.numeric} className={cellClass(column)}>
                  {column.cell ? column.cell(row) : column.value(row)}
                </TD>
              ))}
            </TR>
            {details && open === row.id && (
              <tr id={id}>
                <td colSpan={columns.length + 1} className="border-line border-b bg-sunken px-5 py-4">
                  {details.of(row)}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </TBody>
    </Table>
  )
}
