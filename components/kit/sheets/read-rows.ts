import { unpackedSize } from "./unpacked-size"

/** The first row names the columns. */
export interface ReadSheet {
  headers: string[]
  rows: (string | number)[][]
}

/** Most bytes a workbook may unpack to: a file of a few kilobytes can hold gigabytes. */
const maxUnpacked = 50_000_000

async function readBook(file: File) {
  if (unpackedSize(new Uint8Array(await file.arrayBuffer())) > maxUnpacked) throw new Error("too large when unpacked")
  const { readSheet } = await import("read-excel-file/browser")
  return readSheet(file)
}

/** Text of separated values, whatever separates them, as rows of cells. @throws where it is none */
async function readText(file: File): Promise<string[][]> {
  const { default: papa } = await import("papaparse")
  const { data, errors } = papa.parse<string[]>(await file.text(), { skipEmptyLines: true })
  // One column has nothing that separates it.
  if (errors.some(({ type }) => type === "Quotes")) throw new Error("not a table")
  return data
}

const asCell = (value: unknown): string | number => {
  if (typeof value === "number") return value
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return value === null || value === undefined ? "" : String(value)
}

/** Reads the first sheet of a workbook, or a text file of separated values. @throws where it is neither */
export async function readRows(file: File): Promise<ReadSheet> {
  const isBook = file.name.toLowerCase().endsWith(".xlsx")
  const table = isBook ? await readBook(file) : await readText(file)
  const [head = [], ...rows] = table.map((row) => row.map(asCell))
  // A column without a name, or with that of another, still needs one of its own.
  const headers = head.map((name, index) =>
    name === "" || head.indexOf(name) < index ? `${name} ${index + 1}` : `${name}`,
  )
  return { headers, rows: rows.map((cells) => headers.map((_, index) => cells[index] ?? "")) }
}
