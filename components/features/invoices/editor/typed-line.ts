import { plainDecimal, scaled, writeDecimal } from "@/lib/core/decimal-text"
import { majorText, maxMinor } from "@/lib/core/money"
import type { BilledLine } from "@/lib/core/vat"
import type { TypedLine } from "@/lib/features/invoices/schema/form"
import type { WrittenLine } from "@/lib/features/invoices/schema/written"

/** Reads a decimal as an integer of its last decimal's units. What is unreadable, too exact or huge counts as 0. */
function wholeUnits(text: string | undefined, decimals: number, locale: string): number {
  const whole = Number(scaled(plainDecimal(text ?? "", locale) ?? "", decimals) ?? 0)
  return Math.abs(whole) <= maxMinor ? whole : 0
}

/** Converts form values of a line for computing totals. */
export const billedLine = (line: Partial<TypedLine>, locale: string): BilledLine => ({
  quantity: wholeUnits(line.qty, 3, locale),
  unitPriceMinor: wholeUnits(line.price, 2, locale),
  discount: wholeUnits(line.discount, 2, locale),
  vatRate: wholeUnits(line.vatRate, 2, locale),
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
  price: writeDecimal(majorText(line.unitPriceMinor), locale, 2),
  discount: line.discount ? writeDecimal(line.discount / 100, locale) : "",
  vatRate: writeDecimal(line.vatRate / 100, locale),
})
