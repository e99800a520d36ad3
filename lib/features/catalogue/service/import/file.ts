import { unpackedSize } from "@/lib/core/files/unpacked-size"
import { invalid } from "@/lib/core/http/errors"
import { type Cell, type ReadTable, readLines, tableOf } from "@/lib/core/imports/parse"
import { withoutControls } from "@/lib/core/text"
import { maxImportColumns, maxImportRows, xlsxType } from "../../values/imports"

/** Maximum bytes of an unpacked workbook: a file of a few kilobytes can unpack to gigabytes. */
const maxUnpacked = 50_000_000

const asCell = (value: unknown): Cell => {
  if (typeof value === "number") return value
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return value === null || value === undefined ? "" : withoutControls(String(value)).trim()
}

/** The cells of the first sheet. @throws HttpError 422 if it is no workbook, or too large when unpacked */
async function readBook(content: Uint8Array): Promise<Cell[][]> {
  if (unpackedSize(content) > maxUnpacked) throw invalid({ text: "importNoTable" })
  const { readSheet } = await import("read-excel-file/node")
  try {
    return (await readSheet(Buffer.from(content))).map((row) => row.map(asCell))
  } catch {
    throw invalid({ text: "importNoTable" })
  }
}

/** The text of a file: UTF-8, or else Windows-1252, as older programs save it. */
function decoded(content: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content)
  } catch {
    return new TextDecoder("windows-1252").decode(content)
  }
}

/** Reads a CSV or XLSX file whose first row has the headings. @throws HttpError 422 if it is no table, or too long */
export async function readFile({ type, content }: { type: string; content: Uint8Array }): Promise<ReadTable<Cell>> {
  const isBook = type === xlsxType || (content[0] === 0x50 && content[1] === 0x4b)
  const lines = isBook ? await readBook(content) : (readLines(withoutControls(decoded(content))) ?? [])
  return tableOf<Cell>(lines, { rows: maxImportRows, columns: maxImportColumns })
}
