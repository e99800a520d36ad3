"use client"

import { useTranslations } from "next-intl"
import type { ComponentProps, ReactNode } from "react"
import { NoMatch } from "@/components/ui/no-match"
import { SearchInput } from "@/components/ui/search-input"
import { DataPages } from "./data-pages"
import { DataRows } from "./data-rows"
import type { DataColumn, DataRecord } from "./data-types"
import { PageSize } from "./page-size"
import { useDataTable } from "./use-data-table"

interface Props<Row extends DataRecord> {
  /** Accessible name of the table. */
  label: string
  columns: DataColumn<Row>[]
  /** All rows; undefined while loading. */
  rows: Row[] | undefined
  /** Rendered at the end of the toolbar, with the matching rows in order. */
  tools?: (found: Row[]) => ReactNode
  details?: ComponentProps<typeof DataRows<Row>>["details"]
  /** Initial number of rows per page. */
  pageSize?: number
}

const noRows: never[] = []

/** Table with search, sorting and pagination in the browser. ListScreen is for lists paginated by the server. */
export function DataTable<Row extends DataRecord>({ label, columns, rows, tools, details, pageSize }: Props<Row>) {
  const t = useTranslations("list")
  const ui = useTranslations("ui")
  const table = useDataTable(rows ?? noRows, columns, pageSize)
  return (
    <div className="-mx-5 -mb-5">
      <div className="flex flex-wrap items-center gap-3 px-5 pb-4">
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="hidden text-dense text-ink-muted sm:block">
            {t("show")}
          </span>
          <PageSize perPage={table.perPage} onChange={({ perPage }) => table.setPerPage(perPage)} />
        </span>
        <div className="min-w-36 max-w-72 flex-1">
          <SearchInput label={`${ui("search")}: ${label}`} value={table.search} onChange={table.setSearch} />
        </div>
        {tools && <div className="flex flex-wrap gap-2 md:ms-auto">{tools(table.found)}</div>}
      </div>
      {rows && table.found.length === 0 ? (
        <NoMatch onClear={() => table.setSearch("")} />
      ) : (
        <DataRows
          label={label}
          columns={columns}
          rows={rows && table.shown}
          sort={table.sort}
          onSort={table.toggleSort}
          details={details}
        />
      )}
      <DataPages
        label={label}
        page={table.page}
        perPage={table.perPage}
        total={table.found.length}
        onPage={table.setPage}
      />
    </div>
  )
}
