import { scaled } from "@/lib/core/decimal-text"
import { decimalsOf, isExact } from "@/lib/core/money"
import { type VatCategory, vatCategories } from "../../values"
import { basisPointsOf, type Decimal, decimalOf } from "../decimal"
import type { EInvoice, Tax } from "../model"
import { UnreadableXml } from "./read"

const incomplete = () => new UnreadableXml("eInvoiceIncomplete")

/** The longest texts that are taken from a file; longer ones are cut. */
const maxText = 1000

export const cut = (text: string, max = maxText): string => text.slice(0, max).trim()

/** An amount in minor units; zero if it is missing. @throws UnreadableXml if it is no amount of the currency */
export function amountIn(text: string, currency: string): bigint {
  if (text === "") return 0n
  const minor = scaled(text.replace(/^\+/, ""), decimalsOf(currency))
  if (minor === undefined || !isExact(minor)) throw incomplete()
  return minor
}

/** @throws UnreadableXml */
export function numberIn(text: string, otherwise?: Decimal): Decimal {
  const read = text === "" ? otherwise : decimalOf(text)
  if (!read) throw incomplete()
  return read
}

/** A category with its rate. Categories that the standard doesn't know, such as taxes of islands, count as the usual ones. */
export function taxIn(category: string, percent: string): Tax {
  const rate = percent === "" ? 0 : basisPointsOf(percent)
  if (rate === undefined) throw incomplete()
  const known = vatCategories.find((one) => one === category) as VatCategory | undefined
  return { category: known ?? (rate > 0 ? "S" : "E"), rate }
}

/** A percentage of an allowance, in basis points; null if it has none, or one that basis points can't say. */
export const percentIn = (text: string): number | null => (text === "" ? null : (basisPointsOf(text) ?? null))

/** A day that exists, or an empty text. @throws UnreadableXml */
export function dayIn(text: string): string {
  if (text === "") return ""
  const [, year, month, date] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text) ?? []
  const day = `${year}-${month}-${date}`
  const parsed = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(day)) throw incomplete()
  return day
}

/** @throws UnreadableXml unless the invoice has what every invoice has */
export function checked(invoice: EInvoice): EInvoice {
  const { number, issuedOn, seller, lines } = invoice
  if ([number, issuedOn, seller.name].includes("") || lines.length === 0) throw incomplete()
  return invoice
}

/** @throws UnreadableXml */
export function currencyIn(text: string): string {
  if (!/^[A-Z]{3}$/.test(text)) throw incomplete()
  return text
}
