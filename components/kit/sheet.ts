import { csvCell, csvOf } from "@/lib/core/csv"
import { saveFile } from "./save-file"

export type SheetFormat = "xlsx" | "csv" | "txt"
export const sheetFormats: SheetFormat[] = ["xlsx", "csv", "txt"]

export interface SheetColumn<Row> {
  /** The column title in the first row of the file. */
  header: string
  /** Returns the cell of a row. Numbers stay numbers, so that the spreadsheet can calculate with them. */
  value: (row: Row) => string | number
}

/** Column width in characters, from its longest cell. */
const widthOf = (cells: (string | number)[]) => Math.min(60, Math.max(...cells.map((cell) => String(cell).length)) + 2)

async function workbook(table: (string | number)[][]): Promise<Blob> {
  const { default: write } = await import("write-excel-file/browser")
  const [header = [], ...rows] = table
  const head = header.map((value) => ({ value: String(value), type: String, fontWeight: "bold" as const }))
  // Text cells are typed as strings, so that text starting with "=" is not run as a formula.
  const body = rows.map((cells) => cells.map((value) => ({ value, type: typeof value === "number" ? Number : String })))
  const columns = header.map((_, index) => ({ width: widthOf(table.map((cells) => cells[index] ?? "")) }))
  return write([head, ...body], { columns, stickyRowsCount: 1 }).toBlob()
}

const plain = (text: string, type: string) => new Blob(["\ufeff", text], { type: `${type};charset=utf-8` })

/** Replaces characters that are not allowed in file names. */
const clean = (name: string) => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, " ").trim() || "export"

/** Converts rows to an Excel workbook, or to comma- or tab-separated text. */
export async function sheetOf<Row>(format: SheetFormat, columns: SheetColumn<Row>[], rows: Row[]): Promise<Blob> {
  const table = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ value }) => value(row)))]
  if (format === "xlsx") return workbook(table)
  if (format === "csv") return plain(csvOf(table), "text/csv")
  return plain(table.map((cells) => `${cells.map(csvCell).join("\t")}\r\n`).join(""), "text/plain")
}

/** Downloads rows as `<name>.<format>`. */
export async function saveSheet<Row>(name: string, format: SheetFormat, columns: SheetColumn<Row>[], rows: Row[]) {
  saveFile(`${clean(name)}.${format}`, await sheetOf(format, columns, rows))
}
