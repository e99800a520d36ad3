"use client"

import { useFormatter } from "next-intl"
import { useState } from "react"
import { Checkbox } from "@/components/ui/checkbox"
import { NoMatch } from "@/components/ui/no-match"
import { SearchInput } from "@/components/ui/search-input"
import { Table, TBody, TD, THead, TR } from "@/components/ui/table"
import { TH } from "@/components/ui/table-head-cell"
import { searchFor } from "@/lib/core/search-text"
import type { SheetColumn } from "../sheet"

interface Selection<Row> {
  rows: Row[]
  onChange: (rows: Row[]) => void
  allLabel: string
  rowLabel: (row: Row) => string
}

interface Props<Row> {
  label: string
  searchLabel: string
  columns: SheetColumn<Row>[]
  rows: Row[]
  selection?: Selection<Row>
  /** Shown beside the search field; receives the filtered rows. */
  actions?: (shown: Row[]) => React.ReactNode
}

/** A table with a search over all cells and optional row selection. */
export function SheetTable<Row>({ label, searchLabel, columns, rows, selection, actions }: Props<Row>) {
  const format = useFormatter()
  const [term, setTerm] = useState("")
  const isFound = searchFor(term)
  const shown = rows.filter((row) => isFound(columns.map(({ value }) => value(row)).join("\n")))
  const chosen = selection?.rows ?? []
  const chosenShown = shown.filter((row) => chosen.includes(row))
  const hidden = chosen.filter((row) => !shown.includes(row))
  const cell = (value: string | number) => (typeof value === "number" ? format.number(value) : value)
  const isNumeric = (column: SheetColumn<Row>) => rows[0] !== undefined && typeof column.value(rows[0]) === "number"
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div className="w-full sm:w-64">
          <SearchInput value={term} onChange={setTerm} label={searchLabel} />
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions(shown)}</div>}
      </div>
      {shown.length === 0 ? (
        <NoMatch onClear={() => setTerm("")} />
      ) : (
        <Table label={label} density="compact" focusable scrollClassName="-mx-5 max-h-112" stickyHeader>
          <THead>
            <TR>
              {selection && (
                <TH narrow>
                  <Checkbox
                    hideLabel
                    label={selection.allLabel}
                    checked={chosenShown.length === shown.length}
                    indeterminate={chosenShown.length > 0 && chosenShown.length < shown.length}
                    onChange={(event) => selection.onChange(event.target.checked ? [...hidden, ...shown] : hidden)}
                  />
                </TH>
              )}
              {columns.map((column) => (
                <TH key={column.header} numeric={isNumeric(column)}>
                  {column.header}
                </TH>
              ))}
            </TR>
          </THead>
          <TBody>
            {shown.map((row) => (
              <TR key={rows.indexOf(row)} selected={selection ? chosen.includes(row) : undefined}>
                {selection && (
                  <TD narrow>
                    <Checkbox
                      hideLabel
                      label={selection.rowLabel(row)}
                      checked={chosen.includes(row)}
                      onChange={() =>
                        selection.onChange(
                          chosen.includes(row) ? chosen.filter((other) => other !== row) : [...chosen, row],
                        )
                      }
                    />
                  </TD>
                )}
                {columns.map((column) => (
                  <TD key={column.header} numeric={isNumeric(column)} className="whitespace-nowrap">
                    {cell(column.value(row))}
                  </TD>
                ))}
              </TR>
            ))}
          </TBody>
        </Table>
      )}
    </div>
  )
}
