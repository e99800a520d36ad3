import type { DecimalMark } from "@/lib/core/imports/decimal-marks"
import { type ReadTable, readAmount, readDate } from "@/lib/core/imports/parse"
import type { ReadingForm } from "../../schema"
import type { ImportProblem } from "../../values/imports"

/** A row as far as it can be read without the tills of the shop. */
export interface ReadRow {
  line: number
  date: string
  till: string
  reading: ReadingForm
  problem: ImportProblem | null
  column: string | null
}

const maxNumber = 40
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression has to find control characters
const control = /[\u0000-\u001f\u007f\u2028\u2029]/

/** Reads the rows of a file by what its columns mean. */
export function readRows(table: ReadTable, columns: Record<string, string>, decimal: DecimalMark): ReadRow[] {
  const meanings = table.headings.map((heading) => columns[heading] ?? "ignore")
  return table.rows.map(({ line, cells }) => {
    let problem: ReadRow["problem"] = null
    let column: string | null = null
    const fail = (found: ImportProblem, at: number) => {
      if (problem) return
      problem = found
      column = table.headings[at] ?? null
    }
    const textOf = (meaning: string) => cells[meanings.indexOf(meaning)] ?? ""
    const amountOf = (meaning: string): number => {
      const at = meanings.indexOf(meaning)
      const amount = at < 0 ? 0 : readAmount(cells[at] as string, decimal)
      if (amount === undefined) fail("amountUnreadable", at)
      return amount ?? 0
    }
    const date = readDate(textOf("date"))
    if (!date) fail("dateUnreadable", meanings.indexOf("date"))
    const number = textOf("number")
    if (number.length > maxNumber || control.test(number)) fail("textUnreadable", meanings.indexOf("number"))
    const rates = meanings.flatMap((meaning) => Number(/^rate:(\d+)$/.exec(meaning)?.[1] ?? -1)).filter((r) => r >= 0)
    const reading: ReadingForm = {
      number: number.slice(0, maxNumber),
      rates: rates.map((rate) => ({
        rate,
        gross: amountOf(`rate:${rate}`),
        ...(meanings.includes(`vat:${rate}`) && { vat: amountOf(`vat:${rate}`) }),
      })),
      tenders: { cash: amountOf("cash"), cards: amountOf("cards"), vouchers: amountOf("vouchers"), ious: [] },
      rounding: amountOf("rounding"),
    }
    return {
      line,
      date: date ?? textOf("date").slice(0, maxNumber),
      till: textOf("till").slice(0, 80),
      reading,
      problem,
      column,
    }
  })
}
