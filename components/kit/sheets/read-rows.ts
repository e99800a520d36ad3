import { unpackedSize } from "@/lib/core/files/unpacked-size"

/** A sheet; `headers` comes from its first row. */
export interface ReadSheet {
  headers: string[]
  rows: (string | number)[][]
}

/** Maximum bytes of an unpacked workbook: a file of a few kilobytes can unpack to gigabytes. */
const maxUnpacked = 50_000_000

async function readBook(file: File) {
  if (unpackedSize(new Uint8Array(await file.arrayBuffer())) > maxUnpacked) throw new Error("too large when unpacked")
  const { readSheet } = await import("read-excel-file/browser")
  return readSheet(file)
}

/** Parses delimited text with any delimiter. @throws if the quotes are malformed */
async function readText(file: File): Promise<string[][]> {
  const { default: papa } = await import("papaparse")
  const { data, errors } = papa.parse<string[]>(await file.text(), { skipEmptyLines: true })
  // Only broken quotes are an error: a file with one column has no delimiter, which Papa Parse also reports.
  if (errors.some(({ type }) => type === "Quotes")) throw new Error("not a table")
  return data
}

const asCell = (value: unknown): string | number => {
  if (typeof value === "number") return value
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return value === null || value === undefined ? "" : String(value)
}

/** Reads the first sheet of a workbook, or a delimited text file. @throws if it is unreadable or too large */
export async function readRows(file: File): Promise<ReadSheet> {
  const isBook = file.name.toLowerCase().endsWith(".xlsx")
  const table = isBook ? await readBook(file) : await readText(file)
  const [head = [], ...rows] = table.map((row) => row.map(asCell))
  // Empty and duplicate headers get a number, so that each is unique.
  const headers = head.map((name, index) =>
    name === "" || head.indexOf(name) < index ? `${name} ${index + 1}` : `${name}`,
  )
  return { headers, rows: rows.map((cells) => headers.map((_, index) => cells[index] ?? "")) }
}
