// Money is an integer of minor units (cents) and an ISO currency everywhere. Only this file converts and formats it.
import { intlLocale } from "./i18n/intl-locale"

/** The currencies for invoices. The first is the default. */
export const currencies = ["USD", "EUR", "GBP", "SEK", "NOK", "DKK", "CHF", "PLN", "CZK", "RON", "BRL"] as const

/** Each of `currencies` has a hundred minor units. */
const minorPerMajor = 100

/** The largest amount that fits a column. */
export const maxMinor = 2_147_483_647

/** Converts minor units to a decimal number: 20599 to 205.99. */
export const major = (minor: number) => minor / minorPerMajor
/** Converts a decimal number to minor units: 205.99 to 20599. */
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

/** Formats an amount like the API's `balance`: `$205`, `-$205`, `$1,205.50`. Screens use `money` instead. */
export const formatAmount = (minor: number, currency: string) => formatOf(currency).format(major(minor))

/** Options of a number format for amounts. Dollars are `$` in every language, because no other dollar is among `currencies`. */
export const currencyStyle = (currency: string) =>
  ({ style: "currency", currency, currencyDisplay: currency === "USD" ? "narrowSymbol" : "symbol" }) as const

const localFormats = new Map<string, Intl.NumberFormat>()

/** Formats an amount in a language: `1.205,50 €`. For screens, print, emails and PDFs. */
export function money(minor: number, currency: string, locale: string): string {
  const key = `${locale} ${currency}`
  let format = localFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(intlLocale(locale), currencyStyle(currency))
    localFormats.set(key, format)
  }
  return format.format(major(minor))
}

/** A quotient rounded to the nearest integer, halves away from zero (commercial rounding). */
export function roundedShare(dividend: bigint, divisor: bigint): bigint {
  const whole = ((dividend < 0n ? -dividend : dividend) * 2n + divisor) / (divisor * 2n)
  return dividend < 0n ? -whole : whole
}

/** An amount in minor units, less a discount in percent. */
export const afterDiscount = (minor: number, percent: number) =>
  Number(roundedShare(BigInt(minor) * BigInt(100 - percent), 100n))
