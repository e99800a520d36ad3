import { readDecimal, writeDecimal } from "@/lib/core/decimal-text"
import { major } from "@/lib/core/money"
import { type BilledLine, quantityUnits } from "@/lib/core/vat"
import type { TypedLine } from "@/lib/features/invoices/schema/form"
import type { WrittenLine } from "@/lib/features/invoices/schema/written"

/** Parses a decimal into an integer of `1 / each` units. Unreadable or huge numbers count as 0. */
function wholeUnits(text: string | undefined, each: number, locale: string): number {
  const whole = Math.round((readDecimal(text ?? "", locale) ?? 0) * each)
  return Math.abs(whole) <= 1_000_000_000_000 ? whole : 0
}

/** Converts form values of a line for computing totals. */
export const billedLine = (line: Partial<TypedLine>, locale: string): BilledLine => ({
  quantity: wholeUnits(line.qty, quantityUnits, locale),
  unitPriceMinor: wholeUnits(line.price, 100, locale),
  discount: wholeUnits(line.discount, 100, locale),
  vatRate: wholeUnits(line.vatRate, 100, locale),
})

/** Returns a new line with quantity 1 and the given VAT rate. */
export const blankLine = (vatRate: string): TypedLine => ({
  item: "",
  description: "",
  qty: "1",
  price: "",
  discount: "",
  vatRate,
})

/** Returns the form values of a stored line. */
export const typedLine = ({ item, description, ...line }: WrittenLine, locale: string): TypedLine => ({
  item,
  description,
  qty: writeDecimal(line.qty, locale),
  price: writeDecimal(major(line.unitPriceMinor), locale, 2),
  discount: line.discount ? writeDecimal(line.discount / 100, locale) : "",
  vatRate: writeDecimal(line.vatRate / 100, locale),
})
