import papa from "papaparse"
import { invalid } from "@/lib/core/http/errors"
import { readAmount, readDate } from "@/lib/core/imports/parse"
import {
  type CsvMeaning,
  type CsvProblem,
  type DecimalMark,
  maxCsvColumns,
  maxLines,
  maxName,
  maxReference,
  maxRemittance,
} from "../../values"
import type { ParsedLine } from "../../values/parsed"

interface Table {
  headings: string[]
  rows: { line: number; cells: string[] }[]
}

/** Banks print lines about the account above the table. The headings are the first line that is as wide as the widest. */
function startOf(lines: { cells: string[] }[]): number {
  const widths = lines.slice(0, sampled).map(({ cells }) => cells.filter(Boolean).length)
  const widest = Math.max(0, ...lines.slice(0, sampled).map(({ cells }) => cells.length))
  return widths.findIndex((width, at) => width >= 2 && (lines[at]?.cells.length ?? 0) === widest)
}

const sampled = 30
/** Characters in which the delimiter is looked for: thirty lines of a bank, but not a file that is one endless cell. */
const sampledText = 65_536

/** The delimiter that makes the widest regular table of the first lines; decimal commas and lines above it mislead a count. */
function delimiterOf(whole: string): string {
  const text = whole.slice(0, sampledText)
  const scores = [";", "\t", ",", "|"].map((delimiter) => {
    const { data } = papa.parse<string[]>(text, { delimiter, preview: sampled, skipEmptyLines: true })
    const widths = data.map(({ length }) => length).filter((width) => width > 1)
    const usual = widths.toSorted((a, b) => countOf(widths, b) - countOf(widths, a) || b - a)[0] ?? 0
    return { delimiter, score: countOf(widths, usual) * usual }
  })
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).delimiter
}
const countOf = (all: number[], wanted: number) => all.filter((one) => one === wanted).length

/** Reads delimited text. @throws HttpError 422 if it is no table, or too long */
export function readTable(text: string): Table {
  const plain = text.replace(/^\ufeff/, "")
  const { data, errors } = papa.parse<string[]>(plain, { delimiter: delimiterOf(plain), preview: maxLines + 60 })
  const lines = data
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some(Boolean))
  const start = startOf(lines)
  const head = lines[start]
  const rows = lines.slice(start + 1)
  if (!head || rows.length === 0 || errors.some(({ type }) => type === "Quotes"))
    throw invalid({ text: "importNoTable" })
  if (rows.length > maxLines) throw invalid({ text: ["tooMany", { max: maxLines }] })
  if (head.cells.length > maxCsvColumns) throw invalid({ text: ["tooMany", { max: maxCsvColumns }] })
  const headings = head.cells.map((name, index) =>
    name === "" || head.cells.indexOf(name) < index ? `${name.slice(0, 180)} ${index + 1}`.trim() : name.slice(0, 200),
  )
  return { headings, rows: rows.map(({ line, cells }) => ({ line, cells: headings.map((_, i) => cells[i] ?? "") })) }
}

export interface CsvLine {
  line: number
  parsed: ParsedLine
  /** The balance after it, if the file has it. */
  balance: number | undefined
  problem: CsvProblem | null
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression has to find control characters
const control = /[\u0000-\u001f\u007f\u2028\u2029]/g
const isAmount = (meaning: CsvMeaning) => ["amount", "credit", "debit", "balance"].includes(meaning)
const ibanOf = (text: string) => {
  const bare = text.replace(/\s/g, "").toUpperCase()
  return /^[A-Z]{2}\d{2}[A-Z\d]{8,30}$/.test(bare) ? bare : ""
}

/** The cells of the columns with amounts, which show the decimal mark. */
export const amountCells = ({ headings, rows }: Table, columns: Record<string, CsvMeaning>): string[] =>
  rows.flatMap(({ cells }) => cells.filter((_, i) => isAmount(columns[headings[i] as string] ?? "ignore")))

/** Reads the rows of a file by what its columns mean. */
export function readRows(table: Table, columns: Record<string, CsvMeaning>, decimal: DecimalMark): CsvLine[] {
  const meanings = table.headings.map((heading) => columns[heading] ?? "ignore")
  return table.rows.map(({ line, cells }) => {
    let problem: CsvProblem | null = null
    const cell = (meaning: CsvMeaning) => cells[meanings.indexOf(meaning)] ?? ""
    const text = (meaning: CsvMeaning, max: number) => cell(meaning).replace(control, " ").trim().slice(0, max)
    const money = (meaning: CsvMeaning): number => {
      const amount = readAmount(cell(meaning), decimal)
      if (amount === undefined) problem ??= "amountUnreadable"
      return amount ?? 0
    }
    const bookedOn = readDate(cell("date")) ?? readDate(cell("valueDate"))
    if (!bookedOn) problem = "dateUnreadable"
    // Debits are printed with a minus by some banks and without by others.
    const amount = meanings.includes("amount") ? money("amount") : Math.abs(money("credit")) - Math.abs(money("debit"))
    if (amount === 0) problem ??= "amountUnreadable"
    const balance = meanings.includes("balance") && cell("balance") !== "" ? money("balance") : undefined
    const parsed: ParsedLine = {
      ...{ amount, charges: 0, bookedOn: bookedOn ?? "", valueOn: readDate(cell("valueDate")) ?? null },
      ...{ name: text("name", maxName), iban: ibanOf(cell("iban")), text: text("text", maxRemittance) },
      ...{ endToEnd: text("endToEnd", maxReference), creditorRef: text("creditorReference", maxReference) },
      ...{ bankRef: text("bankReference", maxReference), bankCode: "", details: [] },
    }
    return { line, parsed, balance, problem }
  })
}

/** The rows from the oldest to the newest: many banks print the newest first. */
export function inOrder(rows: CsvLine[]): CsvLine[] {
  const first = rows.find(({ problem }) => !problem)
  const last = rows.findLast(({ problem }) => !problem)
  const isNewestFirst = first && last && first.parsed.bookedOn > last.parsed.bookedOn
  const isFallingBalance =
    first && last && first.parsed.bookedOn === last.parsed.bookedOn && !runs(rows) && runs(rows.toReversed())
  return isNewestFirst || isFallingBalance ? rows.toReversed() : rows
}

/** Whether each balance is the one before and the amount. */
const runs = (rows: CsvLine[]): boolean =>
  rows.every(({ balance, parsed }, at) => {
    const before = rows[at - 1]?.balance
    return balance === undefined || before === undefined || before + parsed.amount === balance
  })

/** Marks rows whose balance doesn't follow from the one before. */
export const checkBalances = (rows: CsvLine[]): CsvLine[] =>
  rows.map((row, at) => {
    const before = rows[at - 1]
    const isWrong =
      row.balance !== undefined && before?.balance !== undefined && before.balance + row.parsed.amount !== row.balance
    return isWrong && !row.problem && !before?.problem ? { ...row, problem: "balanceWrong" } : row
  })
