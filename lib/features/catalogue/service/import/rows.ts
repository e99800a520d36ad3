import type { DecimalMark } from "@/lib/core/imports/decimal-marks"
import type { Cell } from "@/lib/core/imports/parse"
import type { ImportedColumns } from "../../table/imports"
import type { ImportProblem } from "../../values/imports"
import { type Content, readCell, textOf, type Unit } from "./cells"

interface RowCell {
  text: string
  problem: ImportProblem | null
  about: string
  before?: string | number | boolean | null
}

/** A row of a file, read without looking anything up in the catalogue. Empty cells are left out. */
export interface ReadRow {
  line: number
  cells: RowCell[]
  /** The meaning of each column, by position. */
  meanings: string[]
  values: Partial<Omit<ImportedColumns, "category" | "categoryId" | "content" | "contentUnit" | "vatRates">>
  category?: string
  subcategory?: string
  content?: Content
  contentUnit?: Unit
  vatRates: Record<string, number>
  gtins: { gtin: string; quantity: number }[]
  prices: { shop: number | null; amount: number }[]
}

/** Records a problem on a meaning's cell, or on the first cell if the file has no such column. A cell keeps its first problem. */
export function fail({ cells, meanings }: ReadRow, meaning: string, problem: ImportProblem, about = ""): void {
  const cell = cells[Math.max(0, meanings.indexOf(meaning))]
  if (cell && !cell.problem) Object.assign(cell, { problem, about })
}

export const hasProblem = ({ cells }: ReadRow): boolean => cells.some(({ problem }) => problem !== null)

/** Writes a cell's value to the field of the row that the column's meaning names. */
function put(row: ReadRow, meaning: string, value: unknown, outer: { quantity?: number }): void {
  const [kind, of] = meaning.split(":")
  if (kind === "price") row.prices.push({ shop: of ? Number(of) : null, amount: value as number })
  else if (kind === "vat") row.vatRates[of as string] = value as number
  else if (meaning === "gtin") row.gtins.push(...(value as string[]).map((gtin) => ({ gtin, quantity: 1 })))
  else if (meaning === "outerGtin") row.gtins.push(...(value as string[]).map((gtin) => ({ gtin, quantity: 0 })))
  else if (meaning === "outerQuantity") outer.quantity = value as number
  else if (["category", "subcategory", "content", "contentUnit"].includes(meaning))
    Object.assign(row, { [meaning]: value })
  else Object.assign(row.values, { [meaning]: value })
}

/** Reads the rows of a file according to the meanings of its columns. */
export function readRows(rows: { line: number; cells: Cell[] }[], meanings: string[], decimal: DecimalMark): ReadRow[] {
  return rows.map(({ line, cells }) => {
    const texts = meanings.map((_, at) => textOf(cells[at] ?? "", decimal))
    const row: ReadRow = {
      ...{ line, meanings, values: {}, vatRates: {}, gtins: [], prices: [] },
      cells: texts.map((text) => ({ text: text.slice(0, 200), problem: null, about: "" })),
    }
    const outer: { quantity?: number } = {}
    meanings.forEach((meaning, at) => {
      const text = texts[at] as string
      if (meaning === "ignore" || text === "") return
      const read = readCell(meaning, text, decimal)
      if ("problem" in read) fail(row, meaning, read.problem)
      else put(row, meaning, read.value, outer)
    })
    const isOuter = row.gtins.some(({ quantity }) => quantity === 0)
    if (isOuter && outer.quantity === undefined) fail(row, "outerGtin", "quantityAlone")
    if (!isOuter && outer.quantity !== undefined) fail(row, "outerQuantity", "quantityAlone")
    row.gtins = row.gtins.map(({ gtin, quantity }) => ({ gtin, quantity: quantity || (outer.quantity ?? 1) }))
    return row
  })
}
