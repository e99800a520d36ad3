// Formats for dates, rates and quantities on screens, in print and in PDFs. lib/core/money.ts formats amounts.
import { intlLocale } from "./intl-locale"

const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function cached<F extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => F): F {
  let format = formats.get(key)
  if (!format) {
    format = make()
    formats.set(key, format)
  }
  return format as F
}

/** Formats a date given as YYYY-MM-DD: `12 May 2026`, `12. Mai 2026`. */
export const dateIn = (locale: string, date: string, dateStyle: "long" | "medium" = "medium") =>
  cached(
    `date ${dateStyle} ${locale}`,
    () => new Intl.DateTimeFormat(intlLocale(locale), { dateStyle, timeZone: "UTC" }),
  ).format(new Date(`${date}T00:00:00Z`))

/** Formats a rate in basis points: 2500 is `25%` or `25 %`. */
export const rateIn = (locale: string, rate: number) =>
  cached(
    `rate ${locale}`,
    () => new Intl.NumberFormat(intlLocale(locale), { style: "percent", maximumFractionDigits: 2 }),
  ).format(rate / 10_000)

/** Formats an amount without its currency. */
export const decimalIn = (locale: string, decimal: `${number}`) =>
  cached(
    `decimal ${locale}`,
    () => new Intl.NumberFormat(intlLocale(locale), { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  ).format(decimal)

/** Formats a quantity with up to three decimals. */
export const quantityIn = (locale: string, quantity: number) =>
  cached(`quantity ${locale}`, () => new Intl.NumberFormat(intlLocale(locale), { maximumFractionDigits: 3 })).format(
    quantity,
  )
