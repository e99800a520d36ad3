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

// Amounts of the books: bigint minor units, and rates in basis points.

/** 100 % in basis points. */
const wholeRate = 10_000n

/** A rate of an amount, rounded to the nearest minor unit, halves away from zero: 2400 is 24 %. */
export const rateOf = (amount: bigint, basisPoints: number): bigint =>
  roundedShare(amount * BigInt(basisPoints), wholeRate)

/** The net part of an amount that includes VAT. What is left is the VAT, so that both always add up. */
export const netOf = (gross: bigint, basisPoints: number): bigint =>
  roundedShare(gross * wholeRate, wholeRate + BigInt(basisPoints))

/**
 * Spreads an amount over weights so that the parts add up to it: each gets its share rounded towards zero, and the units that
 * are left go to the largest remainders, the first of equal ones.
 * @param weights not negative; if all are zero, the first part gets everything
 */
export function spread(amount: bigint, weights: readonly bigint[]): bigint[] {
  if (weights.some((weight) => weight < 0n)) throw new RangeError("a weight is negative")
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  if (total === 0n) return weights.map((_, i) => (i === 0 ? amount : 0n))
  const sign = amount < 0n ? -1n : 1n
  const size = amount * sign
  const parts = weights.map((weight) => (size * weight) / total)
  const left = Number(size - parts.reduce((sum, part) => sum + part, 0n))
  const byRemainder = weights
    .map((weight, i) => ({ i, remainder: (size * weight) % total }))
    .sort((a, b) => (a.remainder === b.remainder ? a.i - b.i : a.remainder < b.remainder ? 1 : -1))
  for (const { i } of byRemainder.slice(0, left)) parts[i] = (parts[i] as bigint) + 1n
  return parts.map((part) => part * sign)
}

/** How many decimals a currency has: 2 for EUR, 0 for JPY. */
export function decimalsOf(currency: string): number {
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2
}

/** An amount as plain decimal text: `-1234.05`. For files that programs read. */
export function decimalAmount(amount: bigint, currency: string): string {
  const decimals = decimalsOf(currency)
  const digits = `${amount < 0n ? -amount : amount}`.padStart(decimals + 1, "0")
  const sign = amount < 0n ? "-" : ""
  if (decimals === 0) return `${sign}${digits}`
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** An amount as a JSON number. @throws RangeError beyond 2^53, where numbers are not exact */
export function exactNumber(amount: bigint): number {
  const number = Number(amount)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${amount} is not exact as a number`)
  return number
}
