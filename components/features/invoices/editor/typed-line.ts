import { plainDecimal, scaled, writeDecimal } from "@/lib/core/decimal-text"
import { majorText, maxMinor } from "@/lib/core/money"
import type { TypedLine } from "@/lib/features/invoices/schema/form"
import type { WrittenLine } from "@/lib/features/invoices/schema/written"
import { hasNoVat, type ReasonCategory } from "@/lib/features/invoices/values"
import { categoryOf, type InvoicedLine } from "@/lib/features/invoices/values/amounts"

/** Reads a decimal as an integer of its last decimal's units. What is unreadable, too exact or huge counts as 0. */
function wholeUnits(text: string | undefined, decimals: number, locale: string): number {
  const whole = Number(scaled(plainDecimal(text ?? "", locale) ?? "", decimals) ?? 0)
  return Math.abs(whole) <= maxMinor ? whole : 0
}

/** Converts form values of a line for computing totals. */
export function billedLine(line: Partial<TypedLine>, locale: string): InvoicedLine {
  const vatRate = line.vatCategory ? 0 : wholeUnits(line.vatRate, 2, locale)
  return {
    ...{ vatRate, vatCategory: categoryOf(vatRate, line.vatCategory || undefined) },
    quantity: wholeUnits(line.qty, 3, locale),
    unitPriceMinor: wholeUnits(line.price, 2, locale),
    discount: wholeUnits(line.discount, 2, locale),
  }
}

/** A typed amount in minor units, 0 if it is unreadable. */
export const typedMinor = (text: string | undefined, locale: string): number => wholeUnits(text, 2, locale)

/** Returns a new line with quantity 1 and the given VAT. */
export const blankLine = (vatRate: string, vatCategory: ReasonCategory | "" = ""): TypedLine => ({
  item: "",
  description: "",
  qty: "1",
  price: "",
  discount: "",
  vatRate,
  vatCategory,
  unit: "C62",
})

/** Returns the form values of a stored line. */
export const typedLine = ({ item, description, ...line }: WrittenLine, locale: string): TypedLine => ({
  item,
  description,
  qty: writeDecimal(line.qty, locale),
  price: writeDecimal(majorText(line.unitPriceMinor), locale, 2),
  discount: line.discount ? writeDecimal(line.discount / 100, locale) : "",
  vatRate: writeDecimal(line.vatRate / 100, locale),
  vatCategory: line.vatCategory && hasNoVat(line.vatCategory) ? line.vatCategory : "",
  unit: line.unit,
})
