import { addressOf } from "@/lib/core/client/address"
import { send } from "@/lib/core/client/call"
import { filtersOf } from "@/lib/core/client/list-state"
import { csvOf } from "@/lib/core/csv"
import { isV1, maxPerPage } from "@/lib/core/http/endpoint"
import type { ListColumn, ListRecord, ListSource, ListTotals } from "./types"

/** Loads every row of a view, page by page. */
async function allRows<Row extends ListRecord>(source: ListSource, query: object): Promise<Row[]> {
  const path = source.exportPath ?? source.path
  const pageSize = isV1({ path }) ? maxPerPage : 1000
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const answer = await send<ListTotals & Record<string, Row[]>>(
      addressOf({ path }, { query: { ...query, page, perPage: pageSize } }),
    )
    const next = answer[source.rowsIn] ?? []
    rows.push(...next)
    if (next.length < pageSize) return rows
  }
}

function save(name: string, text: string): void {
  // The byte order mark tells spreadsheets that this is UTF-8.
  const address = URL.createObjectURL(new Blob(["\ufeff", text], { type: "text/csv;charset=utf-8" }))
  const link = document.createElement("a")
  link.href = address
  link.download = `${name}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

/** The rows of totals, under a label in the first column that has no sum. */
async function totalRows<Row extends ListRecord>(
  { sums }: ListSource,
  query: object,
  columns: ListColumn<Row>[],
  label: string,
): Promise<(string | number)[][]> {
  if (!sums || !columns.some(({ sum }) => sum)) return []
  const answer = await send<never>(addressOf(sums, { query: filtersOf(query) }))
  const at = columns.findIndex(({ sum }) => !sum)
  return sums
    .of(answer)
    .map((record) => columns.map(({ sum }, index) => sum?.text(record as never) ?? (index === at ? label : "")))
}

/**
 * Saves the view as a CSV file with all matching rows, the visible columns and the totals.
 * @returns the number of rows
 * @throws CallError
 */
export async function exportCsv<Row extends ListRecord>(
  source: ListSource,
  query: object,
  columns: ListColumn<Row>[],
  labels: { title: string; totals: string },
): Promise<number> {
  const [rows, totals] = await Promise.all([
    allRows<Row>(source, query),
    totalRows(source, query, columns, labels.totals),
  ])
  const header = columns.map((column) => column.header)
  save(labels.title, csvOf([header, ...rows.map((row) => columns.map((column) => column.text(row))), ...totals]))
  return rows.length
}
