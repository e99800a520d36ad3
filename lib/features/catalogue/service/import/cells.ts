import { scaled } from "@/lib/core/decimal-text"
import { isGtin } from "@/lib/core/gtin"
import type { DecimalMark } from "@/lib/core/imports/decimal-marks"
import { type Cell, readAmount, readNumber } from "@/lib/core/imports/parse"
import { fold } from "@/lib/core/text"
import { type ContentUnit, maxAge, wholeBps } from "../../values"
import type { ImportProblem, PlainMeaning } from "../../values/imports"

/** The value of a cell, or the problem in reading it. */
export type Read<T = unknown> = { value: T } | { problem: ImportProblem }
const wrong = (problem: ImportProblem) => ({ problem })

/** The text of a cell. Numbers from a workbook have no decimal mark, so they get the file's. */
export function textOf(cell: Cell, decimal: DecimalMark): string {
  if (typeof cell === "string") return cell.trim()
  const plain = Number.isInteger(cell) ? cell.toFixed(0) : String(Number(cell.toFixed(6)))
  return decimal === "comma" ? plain.replace(".", ",") : plain
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression has to find control characters
const control = /[\u0000-\u001f\u007f\u2028\u2029]/
const words =
  (max: number, forbidden = "") =>
  (text: string): Read<string> =>
    text.length > max || control.test(text) || (forbidden && text.includes(forbidden))
      ? wrong("textUnreadable")
      : { value: text }

const whole =
  (min: number, max: number) =>
  (text: string, decimal: DecimalMark): Read<number> => {
    const number = Number(readNumber(text, decimal) ?? Number.NaN)
    return Number.isInteger(number) && number >= min && number <= max ? { value: number } : wrong("numberUnreadable")
  }

const money = (text: string, decimal: DecimalMark): Read<number> => {
  const amount = readAmount(text, decimal)
  return amount === undefined || amount < 0 ? wrong("amountUnreadable") : { value: amount }
}

/** A rate in basis points: `25.5%`, `25,5` or, as workbooks store percentages, `0.255`. */
const rate = (text: string, decimal: DecimalMark): Read<number> => {
  const bare = text.replace(/\s*%$/, "")
  const plain = readNumber(bare, decimal)
  const isShare = bare === text && plain?.startsWith("0.")
  const bps = plain === undefined ? undefined : scaled(plain, isShare ? 4 : 2)
  return bps === undefined || bps > BigInt(wholeBps) ? wrong("percentUnreadable") : { value: Number(bps) }
}

const yes = /^(yes|y|true|1|x|ja|j|oui|o|vrai|sim|s|verdadeiro|wahr|kylla|k)$/
const no = /^(no|n|false|0|nein|non|faux|nao|falso|falsch|ei|e|-)$/
const yesNo = (text: string): Read<boolean> => {
  const word = fold(text)
  return yes.test(word) ? { value: true } : no.test(word) ? { value: false } : wrong("yesNoUnreadable")
}

/** Workbooks lose leading zeros of codes; they don’t change the check digit. */
const whole13 = (digits: string) => [
  digits,
  digits.padStart(8, "0"),
  digits.padStart(12, "0"),
  digits.padStart(13, "0"),
]
const codes = (text: string): Read<string[]> => {
  const given = text.split(/[,;|\n]+/).map((code) => code.replace(/[\s-]/g, ""))
  const found = given.filter(Boolean).map((code) => whole13(code).find(isGtin))
  return found.some((code) => code === undefined) ? wrong("gtinWrong") : { value: [...new Set(found as string[])] }
}

/** Names of units of content, with our unit and the factor that converts to it. */
const units: [RegExp, ContentUnit, bigint][] = [
  [/^(g|gr|gram(s|m|me|mes)?|grammes?|gramas?)$/, "g", 1n],
  [/^(kg|kilo(s|gram\w*)?)$/, "g", 1000n],
  [/^(ml|milliliter\w*|millilitres?|mililitros?)$/, "ml", 1n],
  [/^cl$/, "ml", 10n],
  [/^dl$/, "ml", 100n],
  [/^(l|lt|liter|litres?|litros?)$/, "ml", 1000n],
  [/^(cm|zentimeter|centimet\w+)$/, "cm", 1n],
  [/^(m|meter|metres?|metros?)$/, "cm", 100n],
  [/^(pieces?|pcs?|st|stk|stuck|pieces?|unites?|un|unid|unidades?|kpl|ea)\.?$/, "piece", 1n],
]
export interface Unit {
  unit: ContentUnit
  factor: bigint
}
function unitOf(text: string): Unit | undefined {
  const word = fold(text)
  const found = units.find(([name]) => name.test(word))
  return found && { unit: found[1], factor: found[2] }
}
const unit = (text: string): Read<Unit> => {
  const found = unitOf(text)
  return found ? { value: found } : wrong("unitUnknown")
}

export interface Content {
  number: string
  unit: Unit | undefined
}
const content = (text: string, decimal: DecimalMark): Read<Content> => {
  const [, digits = "", word = ""] = /^([\d.,\s'’]+)\s*(\p{L}*\.?)$/u.exec(text) ?? []
  const number = readNumber(digits, decimal)
  if (number === undefined) return wrong("contentUnreadable")
  const found = word ? unitOf(word) : undefined
  return word && !found ? wrong("unitUnknown") : { value: { number, unit: found } }
}

/** Converts content to our unit; undefined if the result isn't a whole number, or is out of range. */
export function inUnit(number: string, factor: bigint): number | undefined {
  const millionths = scaled(number, 6)
  if (millionths === undefined || (millionths * factor) % 1_000_000n !== 0n) return undefined
  const amount = Number((millionths * factor) / 1_000_000n)
  return amount > 0 && amount <= 100_000_000 ? amount : undefined
}

/** Readers of cells by meaning. Categories are looked up later. */
const readers: Record<Exclude<PlainMeaning, "ignore">, (text: string, decimal: DecimalMark) => Read> = {
  name: words(160),
  sku: words(40),
  gtin: codes,
  outerGtin: codes,
  outerQuantity: whole(2, 100_000),
  category: words(200),
  subcategory: words(200),
  brand: words(80, ","),
  price: money,
  content,
  contentUnit: unit,
  supplierName: words(120),
  supplierCode: words(60),
  reorderPoint: whole(0, 1_000_000),
  ageLimit: whole(0, maxAge),
  isReturnable: yesNo,
}

/** Reads a cell by the meaning of its column. */
export function readCell(meaning: string, text: string, decimal: DecimalMark): Read {
  if (meaning.startsWith("price:")) return money(text, decimal)
  if (meaning.startsWith("vat:")) return rate(text, decimal)
  return readers[meaning as keyof typeof readers](text, decimal)
}
