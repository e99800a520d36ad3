import papa from "papaparse"
import { dayFilter } from "../client/filter-parsers"
import { invalid } from "../http/errors"
import type { DecimalMark } from "./decimal-marks"

/** A cell of a file; only workbooks have numbers. */
export type Cell = string | number

export interface ReadTable<C extends Cell = string> {
  /** Each is unique. */
  headings: string[]
  rows: { line: number; cells: C[] }[]
}

interface Limits {
  rows: number
  columns: number
}

/** The most frequent delimiter in the headings. Decimal commas in the rows would mislead a count of all lines. */
function delimiterOf(text: string): string | undefined {
  const headings = (/\S.*/.exec(text)?.[0] ?? "").replace(/"[^"]*"/g, "")
  const counts = [";", "\t", ",", "|"].map((mark) => ({ mark, count: headings.split(mark).length - 1 }))
  const most = counts.reduce((best, one) => (one.count > best.count ? one : best))
  return most.count > 0 ? most.mark : undefined
}

/** The trimmed cells of delimited text by line; undefined if its quotes are malformed. */
export function readLines(text: string): string[][] | undefined {
  const bare = text.replace(/^\ufeff/, "")
  const { data, errors } = papa.parse<string[]>(bare, { delimiter: delimiterOf(bare) })
  if (errors.some(({ type }) => type === "Quotes")) return undefined
  return data.map((cells) => cells.map((cell) => cell.trim()))
}

/** A table whose first line has the headings. @throws HttpError 422 at `text` if there is no table, or it is too long */
export function tableOf<C extends Cell>(lines: C[][], max: Limits): ReadTable<C | ""> {
  const numbered = lines.map((cells, index) => ({ line: index + 1, cells }))
  const [head, ...rows] = numbered.filter(({ cells }) => cells.some((cell) => cell !== ""))
  if (!head || rows.length === 0) throw invalid({ text: "importNoTable" })
  if (rows.length > max.rows) throw invalid({ text: ["tooMany", { max: max.rows }] })
  if (head.cells.length > max.columns) throw invalid({ text: ["tooMany", { max: max.columns }] })
  const headings = head.cells.map((cell, index) =>
    cell === "" || head.cells.indexOf(cell) < index ? `${cell} ${index + 1}`.trim() : String(cell).slice(0, 200),
  )
  return { headings, rows: rows.map(({ line, cells }) => ({ line, cells: headings.map((_, i) => cells[i] ?? "") })) }
}

/** Reads delimited text whose first line has the headings. @throws HttpError 422 if it isn't a table, or is too long */
export const readTable = (text: string, max: Limits): ReadTable => tableOf(readLines(text) ?? [], max)

const monthFirstImpossible = (day: number, month: number) => month > 12 && day <= 12

/** A calendar date as tills print it: `2026-06-15`, `15.06.2026`, `15/6/26`, `20260615`, with or without a time. */
export function readDate(text: string): string | undefined {
  const day = text.trim().split(/[ T]/)[0] ?? ""
  const compact = /^(\d{4})(\d\d)(\d\d)$/.exec(day) ?? /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(day)
  const european = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d\d)$/.exec(day)
  let [year, month, date] = (compact ?? []).slice(1).map(Number)
  if (european) {
    ;[date, month, year] = european.slice(1).map(Number)
    if (monthFirstImpossible(date as number, month as number)) [date, month] = [month, date]
    if ((year as number) < 100) year = 2000 + (year as number)
  }
  if (year === undefined || month === undefined || date === undefined) return undefined
  return dayFilter([year, `${month}`.padStart(2, "0"), `${date}`.padStart(2, "0")].join("-"))
}

/** An amount without currency, spaces and apostrophes. A minus may be in front or behind, or be a pair of brackets. */
function bareAmount(text: string): { digits: string; isNegative: boolean } {
  const digits = text.replace(/[\s\u00a0\u202f'’]|[A-Za-z]{1,3}\.?|\p{Sc}/gu, "").replace(/[\u2212\u2013]/g, "-")
  const bracketed = /^\((.*)\)$/.exec(digits)
  const signed = /^-(.*)$/.exec(digits) ?? /^(.*)-$/.exec(digits)
  return { digits: (bracketed ?? signed)?.[1] ?? digits.replace(/^\+/, ""), isNegative: Boolean(bracketed ?? signed) }
}

/** The decimal mark of the amounts in a file; undefined if no amount shows it. */
export function decimalOf(texts: string[]): DecimalMark | undefined {
  for (const text of texts) {
    const { digits } = bareAmount(text)
    const last = /([.,])(\d+)$/.exec(digits)
    if (!last) continue
    const isMixed = digits.includes(".") && digits.includes(",")
    if (isMixed || (last[2] as string).length < 3) return last[1] === "," ? "comma" : "point"
  }
  return undefined
}

/** Reads a number without a unit as `1234.5`; undefined if the text isn't a number. */
export function readNumber(text: string, decimal: DecimalMark): string | undefined {
  const [mark, group] = decimal === "comma" ? [",", "."] : [".", ","]
  const [whole = "", fraction, ...more] = text.replace(/[\s\u00a0\u202f'’]/g, "").split(mark)
  const groups = whole.split(group)
  const isGrouped = groups.length === 1 || groups.slice(1).every((one) => one.length === 3)
  const plain = groups.join("")
  if (more.length > 0 || !isGrouped || !/^\d{1,10}$/.test(plain) || !/^\d{0,6}$/.test(fraction ?? "")) return undefined
  return fraction ? `${plain}.${fraction}` : plain
}

/** Reads an amount in minor units; 0 for an empty text, undefined if the text isn't an amount. */
export function readAmount(text: string, decimal: DecimalMark): number | undefined {
  const { digits, isNegative } = bareAmount(text)
  if (digits === "") return text.trim() === "" ? 0 : undefined
  const [mark, group] = decimal === "comma" ? [",", "."] : [".", ","]
  const [whole = "", fraction = "", ...more] = digits.split(mark)
  const groups = whole.split(group)
  const isGrouped = groups.length === 1 || groups.slice(1).every((one) => one.length === 3)
  const plain = groups.join("")
  if (more.length > 0 || !isGrouped || !/^\d{0,10}$/.test(plain) || !/^\d{0,2}$/.test(fraction)) return undefined
  if (plain === "" && fraction === "") return undefined
  const amount = Number(plain) * 100 + Number(fraction.padEnd(2, "0"))
  return isNegative && amount !== 0 ? -amount : amount
}
