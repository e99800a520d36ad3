/** Money is an integer of minor units (cents) and an ISO currency everywhere inside; only here it becomes anything else. */

/** What one may write a bill in; spec section 3 shows dollars, which is the default. */
export const currencies = ["USD", "EUR", "GBP", "SEK", "NOK", "DKK", "CHF", "PLN", "CZK", "RON", "BRL"] as const

/** Each of `currencies` has a hundred minor units. */
const minorPerMajor = 100

/** The largest amount a column holds. */
export const mostMinor = 2_147_483_647

/** An amount as the number the spec's calls answer: 20599 is 205.99. */
export const major = (minor: number) => minor / minorPerMajor
/** A number of whole currency as an amount: 205.99 is 20599. */
export const minor = (major: number) => Math.round(major * minorPerMajor)

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string): Intl.NumberFormat {
  let format = formats.get(currency)
  if (!format) {
    format = new Intl.NumberFormat("en-US", {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      trailingZeroDisplay: "stripIfInteger",
    })
    formats.set(currency, format)
  }
  return format
}

/** An amount as the spec writes a balance: `$205`, `-$205`, `$1,205.50`. Screens format in their own language instead. */
export const formatAmount = (minor: number, currency: string) => formatOf(currency).format(major(minor))

const inWords = new Map<string, Intl.NumberFormat>()

/** An amount for people, in their language: `1.205,50 €`. Paper, mails and PDFs write it alike. */
export function money(minor: number, currency: string, locale: string): string {
  const key = `${locale} ${currency}`
  let format = inWords.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: "currency", currency })
    inWords.set(key, format)
  }
  return format.format(major(minor))
}

/** A quotient rounded to the nearest whole, halves away from zero, as merchants round. */
export function roundedShare(dividend: bigint, divisor: bigint): bigint {
  const whole = ((dividend < 0n ? -dividend : dividend) * 2n + divisor) / (divisor * 2n)
  return dividend < 0n ? -whole : whole
}

/** An amount less a discount in percent. */
export const afterDiscount = (minor: number, percent: number) =>
  Number(roundedShare(BigInt(minor) * BigInt(100 - percent), 100n))
