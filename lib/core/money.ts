// Money is an integer of minor units (cents) and an ISO currency everywhere. Only this file converts and formats it. Amounts
// are exact: decimals are converted as text, products and quotients are bigints, and a float is never rounded to cents.
import { scaled } from "./decimal-text"
import { intlLocale } from "./i18n/intl-locale"

/** The currencies for invoices. The first is the default. */
export const currencies = ["USD", "EUR", "GBP", "SEK", "NOK", "DKK", "CHF", "PLN", "CZK", "RON", "BRL"] as const

/** Each of `currencies` has a hundred minor units. */
const decimals = 2

/** The largest amount: 2^53 − 1, which is exact as a JSON number. 90,071,992,547,409.91 in major units. */
export const maxMinor = Number.MAX_SAFE_INTEGER

/** The largest amount in major units where JSON has them as a decimal number: 15 digits, which every reader preserves. */
export const maxMajor = 9_999_999_999_999.99

/** An amount of the book's bigints, or of the other tables' safe integers. */
type Minor = bigint | number

/** An integer of minor units as decimal text: 20599 as `205.99`. */
function decimalText(amount: Minor, decimals: number): `${number}` {
  const digits = BigInt(amount)
  const text = `${digits < 0n ? -digits : digits}`.padStart(decimals + 1, "0")
  const whole = decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`
  return `${digits < 0n ? "-" : ""}${whole}` as `${number}`
}

/** An amount as decimal text, for inputs and files: 20599 as `205.99`. */
export const majorText = (minor: Minor) => decimalText(minor, decimals)

/** Converts minor units to a decimal number, for the endpoints that have one: 20599 to 205.99. Exact up to `maxMajor`. */
export const major = (minor: Minor) => Number(majorText(minor))

/** Converts decimal text to minor units: `205.99` to 20599. @returns undefined for a fraction of a minor unit */
export function minorIn(plain: string): number | undefined {
  const units = scaled(plain, decimals)
  return units === undefined ? undefined : Number(units)
}

/** Whether a decimal number has no fraction of a minor unit. */
export const isWholeMinor = (major: number) => minorIn(String(major)) !== undefined

/** Converts a decimal number to minor units: 205.99 to 20599. @throws RangeError for a fraction of a minor unit */
export function minor(major: number): number {
  const units = minorIn(String(major))
  if (units === undefined) throw new RangeError(`${major} is not an amount`)
  return units
}

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
export const formatAmount = (minor: Minor, currency: string) =>
  formatOf(currency).format(decimalAmount(minor, currency))

/** Options of a number format for amounts. Dollars are `$` in every language, because no other dollar is among `currencies`. */
export const currencyStyle = (currency: string) =>
  ({ style: "currency", currency, currencyDisplay: currency === "USD" ? "narrowSymbol" : "symbol" }) as const

const localFormats = new Map<string, Intl.NumberFormat>()

/** Formats an amount in a language: `1.205,50 €`. For screens, print, emails and PDFs. */
export function money(minor: Minor, currency: string, locale: string): string {
  const key = `${locale} ${currency}`
  let format = localFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(intlLocale(locale), currencyStyle(currency))
    localFormats.set(key, format)
  }
  return format.format(decimalAmount(minor, currency))
}

/** A quotient rounded to the nearest integer, halves away from zero (commercial rounding). */
export function roundedShare(dividend: bigint, divisor: bigint): bigint {
  const whole = ((dividend < 0n ? -dividend : dividend) * 2n + divisor) / (divisor * 2n)
  return dividend < 0n ? -whole : whole
}

/** An amount less a discount in percent. */
export const afterDiscount = (amount: bigint, percent: number) => roundedShare(amount * BigInt(100 - percent), 100n)

// Rates are in basis points.

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

const decimalsBy = new Map<string, number>()

/** How many decimals a currency has: 2 for EUR, 0 for JPY. */
export function decimalsOf(currency: string): number {
  let count = decimalsBy.get(currency)
  if (count === undefined) {
    count = formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2
    decimalsBy.set(currency, count)
  }
  return count
}

/** An amount as plain decimal text: `-1234.05`. For formats, and files that programs read. */
export const decimalAmount = (amount: Minor, currency: string) => decimalText(amount, decimalsOf(currency))

/** Whether an amount is exact as a JSON number. */
export const isExact = (amount: bigint) => Number.isSafeInteger(Number(amount))

/** An amount as a JSON number. @throws RangeError beyond 2^53, where numbers are not exact */
export function exactNumber(amount: bigint): number {
  const number = Number(amount)
  if (!isExact(amount)) throw new RangeError(`${amount} is not exact as a number`)
  return number
}
