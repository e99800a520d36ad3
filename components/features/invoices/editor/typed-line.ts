import { readDecimal, writeDecimal } from "@/lib/core/decimal-text"
import { major } from "@/lib/core/money"
import { type BilledLine, quantityUnits } from "@/lib/core/vat"
import type { TypedLine } from "@/lib/features/invoices/schema/form"
import type { WrittenLine } from "@/lib/features/invoices/schema/written"

/** What is typed as a whole number of so many parts; nothing readable, or nothing sensible, counts as 0. */
function parts(text: string | undefined, each: number, locale: string): number {
  const whole = Math.round((readDecimal(text ?? "", locale) ?? 0) * each)
  return Math.abs(whole) <= 1_000_000_000_000 ? whole : 0
}

/** A line that is being typed, as the sums take it. */
export const billedLine = (line: Partial<TypedLine>, locale: string): BilledLine => ({
  quantity: parts(line.qty, quantityUnits, locale),
  unitPriceMinor: parts(line.price, 100, locale),
  discount: parts(line.discount, 100, locale),
  vatRate: parts(line.vatRate, 100, locale),
})

/** A line as it starts: one piece, at the rate of the others. */
export const blankLine = (vatRate: string): TypedLine => ({
  item: "",
  description: "",
  qty: "1",
  price: "",
  discount: "",
  vatRate,
})

/** A written line in the fields. */
export const typedLine = ({ item, description, ...line }: WrittenLine, locale: string): TypedLine => ({
  item,
  description,
  qty: writeDecimal(line.qty, locale),
  price: writeDecimal(major(line.unitPriceMinor), locale, 2),
  discount: line.discount ? writeDecimal(line.discount / 100, locale) : "",
  vatRate: writeDecimal(line.vatRate / 100, locale),
})
