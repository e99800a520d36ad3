import { intlLocale, languageOf } from "./i18n/intl-locale"

interface Signs {
  decimal: string
  group: string
}

const signs = new Map<string, Signs>()

function signsOf(locale: string): Signs {
  let cached = signs.get(locale)
  if (!cached) {
    // Without the region: Portugal prints spaces between thousands, but people also type points.
    const parts = new Intl.NumberFormat(languageOf(locale), { useGrouping: true }).formatToParts(1_234_567.5)
    const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? ""
    cached = { decimal: sign("decimal") || ".", group: sign("group") }
    signs.set(locale, cached)
  }
  return cached
}

/** The decimal separator of a text: the last one of `.` and `,`; if ambiguous, the language's. Empty for a whole number. */
function decimalSign(text: string, { decimal, group }: Signs): string {
  const [point, comma] = [text.lastIndexOf("."), text.lastIndexOf(",")]
  if (point >= 0 && comma >= 0) return point > comma ? "." : ","
  const sign = point >= 0 ? "." : ","
  const times = text.split(sign).length - 1
  const groups = sign === group && /^-?\d{1,3}([.,]\d{3})+$/.test(text)
  return times > 1 || (groups && sign !== decimal) ? "" : sign
}

/**
 * Reads a number as users type it: `1.234,5`, `1,234.5` and `1234.5` are the same; `1,234` depends on the language.
 * @returns it as `1234.5`; undefined if the text is not a number
 */
export function plainDecimal(typed: string, locale: string): string | undefined {
  const text = typed.replace(/[\s\u00a0\u202f'’]/g, "").replace(/^[\u2212–]/, "-")
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(text)) return undefined
  const sign = decimalSign(text, signsOf(locale))
  const at = sign ? text.lastIndexOf(sign) : -1
  const whole = (at < 0 ? text : text.slice(0, at)).replace(/[.,]/g, "")
  return at < 0 ? whole : `${whole || "0"}.${text.slice(at + 1) || "0"}`
}

/** Parses a number as users type it. For amounts and whole units of something use `plainDecimal` and `scaled`. */
export function readDecimal(typed: string, locale: string): number | undefined {
  const plain = plainDecimal(typed, locale)
  const number = plain === undefined ? Number.NaN : Number(plain)
  return Number.isFinite(number) ? number : undefined
}

/**
 * The digits of a decimal such as `-12.5` as an integer: -1250 with two decimals. No float is involved.
 * @returns undefined if it has more decimals than that, or is no plain decimal
 */
export function scaled(plain: string, decimals: number): bigint | undefined {
  const [, sign, whole, fraction = ""] = /^(-?)(\d+)(?:\.(\d*?)0*)?$/.exec(plain) ?? []
  if (whole === undefined || fraction.length > decimals) return undefined
  return BigInt(`${sign}${whole}${fraction.padEnd(decimals, "0")}`)
}

/** Formats a number, or a decimal as text, for an input: with the language's decimal separator, without grouping. */
export const writeDecimal = (number: number | `${number}`, locale: string, decimals = 0): string =>
  new Intl.NumberFormat(intlLocale(locale), {
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: 3,
  }).format(number)
