import { roundedShare } from "@/lib/core/money"

/** A number with any count of decimals, such as a quantity or a unit price: `units` ÷ 10^`scale`. */
export interface Decimal {
  units: bigint
  scale: number
}

/** The most digits and decimals that a file may have in one number. */
const maxDigits = 24

/** Reads a plain decimal. Zeros at its end don't count. @returns undefined for another text */
export function decimalOf(plain: string): Decimal | undefined {
  const [, sign = "", whole, fraction = ""] = /^\s*([-+]?)0*(\d+)(?:\.(\d*?)0*)?\s*$/.exec(plain) ?? []
  if (whole === undefined || whole.length + fraction.length > maxDigits) return undefined
  const units = BigInt(`${whole}${fraction}`)
  return { units: sign === "-" ? -units : units, scale: fraction.length }
}

/** Writes a decimal without zeros at its end. */
export function decimalText({ units, scale }: Decimal): string {
  const digits = `${units < 0n ? -units : units}`.padStart(scale + 1, "0")
  const fraction = scale === 0 ? "" : digits.slice(-scale).replace(/0+$/, "")
  const whole = scale === 0 ? digits : digits.slice(0, -scale)
  return `${units < 0n ? "-" : ""}${whole}${fraction && `.${fraction}`}`
}

export const isOne = ({ units, scale }: Decimal): boolean => units === 10n ** BigInt(scale)

/** Basis points as a percentage: 550 as `5.5`. */
export const percentText = (basisPoints: number): string => decimalText({ units: BigInt(basisPoints), scale: 2 })

/** A percentage in basis points. @returns undefined if it is finer than those, or no percentage */
export function basisPointsOf(plain: string): number | undefined {
  const read = decimalOf(plain)
  if (!read || read.scale > 2 || read.units < 0n) return undefined
  const points = Number(read.units * 10n ** BigInt(2 - read.scale))
  return points <= 10_000 ? points : undefined
}

/** Quantity times price in minor units, rounded once. `per` is the quantity that the price is for. */
export function timesPrice(quantity: Decimal, price: Decimal, per: Decimal, decimals: number): bigint {
  const scale = BigInt(quantity.scale + price.scale)
  const dividend = quantity.units * price.units * 10n ** BigInt(decimals + per.scale)
  const divisor = per.units * 10n ** scale
  return divisor < 0n ? roundedShare(-dividend, -divisor) : roundedShare(dividend, divisor)
}
