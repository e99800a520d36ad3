import { roundedShare } from "./money"

/** 100 % in basis points, the unit of rates and discounts: 2500 is 25 %. */
export const wholeInBasisPoints = 10_000
/** Quantities have up to three decimals and are stored in thousandths. */
export const quantityUnits = 1000

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

export interface VatRow extends LineAmounts {
  rate: number
}

/** Net and VAT of a line in minor units. Rounds each once, and nothing else rounds, so that all sums match to the cent. */
export function lineAmounts(line: BilledLine): LineAmounts {
  const { quantity, unitPriceMinor, discount, vatRate, netCorrection = 0, vatCorrection = 0 } = line
  const undiscounted = BigInt(quantity) * BigInt(unitPriceMinor)
  const net = roundedShare(
    undiscounted * BigInt(wholeInBasisPoints - discount),
    BigInt(quantityUnits * wholeInBasisPoints),
  )
  const vat = roundedShare(net * BigInt(vatRate), BigInt(wholeInBasisPoints))
  return { netMinor: Number(net) + netCorrection, vatMinor: Number(vat) + vatCorrection }
}

/** Net and VAT by rate, highest rate first. */
export function vatSummary(lines: readonly BilledLine[]): VatRow[] {
  const byRate = new Map<number, VatRow>()
  for (const line of lines) {
    const { netMinor, vatMinor } = lineAmounts(line)
    const row = byRate.get(line.vatRate) ?? { rate: line.vatRate, netMinor: 0, vatMinor: 0 }
    byRate.set(line.vatRate, { ...row, netMinor: row.netMinor + netMinor, vatMinor: row.vatMinor + vatMinor })
  }
  return [...byRate.values()].sort((a, b) => b.rate - a.rate)
}

/** Totals of a whole bill, in minor units. */
export function billTotals(lines: readonly BilledLine[]): LineAmounts & { totalMinor: number } {
  const rows = vatSummary(lines)
  const netMinor = rows.reduce((sum, row) => sum + row.netMinor, 0)
  const vatMinor = rows.reduce((sum, row) => sum + row.vatMinor, 0)
  return { netMinor, vatMinor, totalMinor: netMinor + vatMinor }
}
