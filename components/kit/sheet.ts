import { csvCell, csvOf } from "@/components/list/csv"
import { saveFile } from "./save-file"

export type SheetFormat = "xlsx" | "csv" | "txt"
export const sheetFormats: SheetFormat[] = ["xlsx", "csv", "txt"]

export interface SheetColumn<Row> {
  /** Stands in the first line of the file. */
  header: string
  /** The cell of a row: a number stays one, so that one can reckon with it. */
  value: (row: Row) => string | number
}

/** Width of a column in letters, after its longest cell. */
const widthOf = (cells: (string | number)[]) => Math.min(60, Math.max(...cells.map((cell) => String(cell).length)) + 2)

async function workbook(table: (string | number)[][]): Promise<Blob> {
  const { default: write } = await import("write-excel-file/browser")
  const [header = [], ...rows] = table
  const head = header.map((value) => ({ value: String(value), type: String, fontWeight: "bold" as const }))
  // Text is written as text and never as a formula, whatever it starts with.
  const body = rows.map((cells) => cells.map((value) => ({ value, type: typeof value === "number" ? Number : String })))
  const columns = header.map((_, index) => ({ width: widthOf(table.map((cells) => cells[index] ?? "")) }))
  return write([head, ...body], { columns, stickyRowsCount: 1 }).toBlob()
}

const plain = (text: string, type: string) => new Blob(["\ufeff", text], { type: `${type};charset=utf-8` })

/** What people may not put into a name of a file. */
const clean = (name: string) => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, " ").trim() || "export"

/** Rows as a file of this format: a workbook, comma separated or tab separated text. */
export async function sheetOf<Row>(format: SheetFormat, columns: SheetColumn<Row>[], rows: Row[]): Promise<Blob> {
  const table = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ value }) => value(row)))]
  if (format === "xlsx") return workbook(table)
  if (format === "csv") return plain(csvOf(table), "text/csv")
  return plain(table.map((cells) => `${cells.map(csvCell).join("\t")}\r\n`).join(""), "text/plain")
}

/** Saves rows as a file `<name>.<format>`. */
export async function saveSheet<Row>(name: string, format: SheetFormat, columns: SheetColumn<Row>[], rows: Row[]) {
  saveFile(`${clean(name)}.${format}`, await sheetOf(format, columns, rows))
}
