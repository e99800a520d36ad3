/** The first row names the columns. */
export interface ReadSheet {
  headers: string[]
  rows: (string | number)[][]
}

const quoted = /("(?:[^"]|"")*"|[^"\r\n]*?)(\r?\n|$|SEPARATOR)/

/** Comma, semicolon or tab: the one that the first line has most of. */
function separatorOf(text: string): string {
  const [line = ""] = text.split("\n")
  const count = (mark: string) => line.split(mark).length
  return [",", ";", "\t"].sort((a, b) => count(b) - count(a))[0] ?? ","
}

/** Text after RFC 4180 as rows of cells; quotes may hold separators and line breaks. */
export function parseCsv(text: string): string[][] {
  const separator = separatorOf(text)
  const cell = new RegExp(quoted.source.replace("SEPARATOR", separator), "y")
  const rows: string[][] = []
  let row: string[] = []
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text)
    if (!found) throw new Error("not a table")
    const [, value = "", end] = found
    row.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value)
    if (end === separator && cell.lastIndex < text.length) continue
    if (row.some((text) => text !== "")) rows.push(row)
    row = []
  }
  return rows
}

const asCell = (value: unknown): string | number => {
  if (typeof value === "number") return value
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return value === null || value === undefined ? "" : String(value)
}

/** Reads the first sheet of a workbook, or a text file of separated values. @throws where it is neither */
export async function readRows(file: File): Promise<ReadSheet> {
  const isBook = file.name.toLowerCase().endsWith(".xlsx")
  const book = isBook && (await import("read-excel-file/browser"))
  const table = book ? await book.readSheet(file) : parseCsv((await file.text()).replace(/^\ufeff/, ""))
  const [head = [], ...rows] = table.map((row) => row.map(asCell))
  // A column without a name, or with that of another, still needs one of its own.
  const headers = head.map((name, index) =>
    name === "" || head.indexOf(name) < index ? `${name} ${index + 1}` : `${name}`,
  )
  return { headers, rows: rows.map((cells) => headers.map((_, index) => cells[index] ?? "")) }
}
