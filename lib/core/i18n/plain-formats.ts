/** How paper, PDFs and screens write a date, a rate and a quantity; with lib/core/money.ts for amounts. */

const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function kept<F extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => F): F {
  let format = formats.get(key)
  if (!format) {
    format = make()
    formats.set(key, format)
  }
  return format as F
}

/** A calendar date, given as YYYY-MM-DD: `12 May 2026`, `12. Mai 2026`. */
export const dateIn = (locale: string, date: string, dateStyle: "long" | "medium" = "medium") =>
  kept(`date ${dateStyle} ${locale}`, () => new Intl.DateTimeFormat(locale, { dateStyle, timeZone: "UTC" })).format(
    new Date(`${date}T00:00:00Z`),
  )

/** A rate in basis points: 2500 is `25%`, `25 %`. */
export const rateIn = (locale: string, rate: number) =>
  kept(`rate ${locale}`, () => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 })).format(
    rate / 10_000,
  )

/** A quantity with the decimals it has, up to three. */
export const quantityIn = (locale: string, quantity: number) =>
  kept(`quantity ${locale}`, () => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })).format(quantity)
