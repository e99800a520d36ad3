import { scaled } from "./decimal-text"
import { isExact, roundedShare } from "./money"

/** 100 % in basis points, the unit of rates and discounts: 2500 is 25 %. */
export const wholeInBasisPoints = 10_000
/** Quantities have up to three decimals and are stored in thousandths. */
export const quantityUnits = 1000

/** A quantity in thousandths. @returns undefined if it has more than three decimals */
export function thousandths(quantity: number): number | undefined {
  const units = scaled(String(quantity), 3)
  return units === undefined ? undefined : Number(units)
}

/** One line of a bill, with integers only. */
export interface BilledLine {
  /** In thousandths. */
  quantity: number
  unitPriceMinor: number
  /** In basis points of the price. */
  discount: number
  /** In basis points of the net amount. */
  vatRate: number
  /** Minor units to add to the computed amounts, on the lines of a credit note. */
  netCorrection?: number
  vatCorrection?: number
}

export interface LineAmounts {
  netMinor: number
  vatMinor: number
}

interface Exact {
  net: bigint
  vat: bigint
}

/** Rounds net and VAT once each. Nothing else rounds, so that all sums match to the cent. */
function exactLine(line: BilledLine): Exact {
  const { quantity, unitPriceMinor, discount, vatRate, netCorrection = 0, vatCorrection = 0 } = line
  const undiscounted = BigInt(quantity) * BigInt(unitPriceMinor)
  const net = roundedShare(
    undiscounted * BigInt(wholeInBasisPoints - discount),
    BigInt(quantityUnits * wholeInBasisPoints),
  )
  const vat = roundedShare(net * BigInt(vatRate), BigInt(wholeInBasisPoints))
  return { net: net + BigInt(netCorrection), vat: vat + BigInt(vatCorrection) }
}

const sumOf = (amounts: readonly Exact[]): Exact =>
  amounts.reduce(({ net, vat }, one) => ({ net: net + one.net, vat: vat + one.vat }), { net: 0n, vat: 0n })

const shown = ({ net, vat }: Exact): LineAmounts => ({ netMinor: Number(net), vatMinor: Number(vat) })

/** Net and VAT of a line in minor units. */
export const lineAmounts = (line: BilledLine): LineAmounts => shown(exactLine(line))

/** Totals of a whole bill, in minor units. */
export function billTotals(lines: readonly BilledLine[]): LineAmounts & { totalMinor: number } {
  const sum = sumOf(lines.map(exactLine))
  return { ...shown(sum), totalMinor: Number(sum.net + sum.vat) }
}

const isShownExactly = ({ net, vat }: Exact) => [net, vat, net + vat].every(isExact)

/** Finds what is too large to be exact as a JSON number: the position of a line from 0, or "total". */
export function findInexact(lines: readonly BilledLine[]): number | "total" | undefined {
  const amounts = lines.map(exactLine)
  const line = amounts.findIndex((one) => !isShownExactly(one))
  if (line >= 0) return line
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))]
  const sums = rates.map((rate) => sumOf(amounts.filter((_, i) => lines[i]?.vatRate === rate)))
  return [...sums, sumOf(amounts)].every(isShownExactly) ? undefined : "total"
}
