import { isExact, roundedShare, spread } from "@/lib/core/money"
import { type BilledLine, lineAmounts, wholeInBasisPoints } from "@/lib/core/vat"
import type { VatCategory } from "../values"

/** A line with its category of VAT. */
export type InvoicedLine = BilledLine & { vatCategory: VatCategory }

interface LineOfDocument {
  /** Before the document's discount. */
  netMinor: number
  /** Its share of the document's discount. */
  shareMinor: number
  vatMinor: number
}

/** Net, VAT and discount of one category and rate. */
export interface VatGroup {
  category: VatCategory
  rate: number
  /** The net amount of its lines, and what the document's discount takes off. */
  linesMinor: number
  shareMinor: number
  /** The taxable amount. */
  netMinor: number
  vatMinor: number
}

export interface DocumentAmounts {
  lines: LineOfDocument[]
  groups: VatGroup[]
  /** The net amount of all lines, before the document's discount. */
  linesMinor: number
  discountMinor: number
  netMinor: number
  vatMinor: number
  totalMinor: number
}

/** The category of a line that names none. */
export const categoryOf = (vatRate: number, given?: VatCategory): VatCategory => given ?? (vatRate > 0 ? "S" : "Z")

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
const max = (amount: bigint) => (amount > 0n ? amount : 0n)

/**
 * All amounts of a document. The document's discount is spread over the lines by largest remainder, by their net amounts; VAT is
 * rounded once per line, so that lines, rates and totals add up.
 */
export function documentAmounts(lines: readonly InvoicedLine[], discountMinor = 0): DocumentAmounts {
  const nets = lines.map((line) => BigInt(lineAmounts(line).netMinor))
  const shares = spread(BigInt(discountMinor), nets.map(max))
  const vats = lines.map((line, i) => {
    const share = shares[i] as bigint
    if (share === 0n) return BigInt(lineAmounts(line).vatMinor)
    return roundedShare(((nets[i] as bigint) - share) * BigInt(line.vatRate), BigInt(wholeInBasisPoints))
  })
  const keys = [...new Set(lines.map(({ vatCategory, vatRate }) => `${vatCategory} ${vatRate}`))]
  const groups = keys.map((key): VatGroup => {
    const at = lines.flatMap(({ vatCategory, vatRate }, i) => (`${vatCategory} ${vatRate}` === key ? [i] : []))
    const of = (amounts: bigint[]) => sum(at.map((i) => amounts[i] as bigint))
    const { vatCategory: category, vatRate: rate } = lines[at[0] as number] as InvoicedLine
    const [linesNet, share] = [of(nets), of(shares)]
    return {
      ...{ category, rate, linesMinor: Number(linesNet), shareMinor: Number(share) },
      ...{ netMinor: Number(linesNet - share), vatMinor: Number(of(vats)) },
    }
  })
  const [linesNet, vat] = [sum(nets), sum(vats)]
  const net = linesNet - sum(shares)
  return {
    lines: lines.map((_, i) => ({
      netMinor: Number(nets[i]),
      shareMinor: Number(shares[i]),
      vatMinor: Number(vats[i]),
    })),
    groups: groups.sort((a, b) => b.rate - a.rate || a.category.localeCompare(b.category)),
    linesMinor: Number(linesNet),
    discountMinor,
    netMinor: Number(net),
    vatMinor: Number(vat),
    totalMinor: Number(net + vat),
  }
}

/** Whether a discount of this size can be spread over the lines. */
export const canDiscount = (lines: readonly InvoicedLine[], discountMinor: number): boolean =>
  discountMinor === 0 ||
  (isExact(BigInt(discountMinor)) &&
    BigInt(discountMinor) <= sum(lines.map((line) => max(BigInt(lineAmounts(line).netMinor)))))
