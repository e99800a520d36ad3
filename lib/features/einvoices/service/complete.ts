import { decimalsOf, rateOf } from "@/lib/core/money"
import { timesPrice } from "./decimal"
import type { Adjustment, EInvoice, Line, Tax, VatRow } from "./model"

type GivenLine = Omit<Line, "net">
/** An invoice before its net amounts, VAT and totals are calculated. */
export type Draft = Omit<EInvoice, "lines" | "vat" | "totals"> & {
  lines: GivenLine[]
  prepaid: bigint
  /** Reasons for categories without VAT, where the usual ones don't fit. */
  reasons?: Partial<Record<Tax["category"], string>>
  /** The VAT that the invoice states, by category and rate. Where it is missing, VAT is calculated from the sum. */
  statedVat?: { tax: Tax; vat: bigint }[]
}

/** The codes of the reasons that the standard fixes. */
const reasonCodes: Partial<Record<Tax["category"], string>> = {
  AE: "VATEX-EU-AE",
  K: "VATEX-EU-IC",
  G: "VATEX-EU-G",
  O: "VATEX-EU-O",
}

const signed = ({ isCharge, amount }: Adjustment) => (isCharge ? amount : -amount)
const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)
const isSame = (a: Tax, b: Tax) => a.category === b.category && a.rate === b.rate

/** A line's net amount: price times quantity, rounded once, less its allowances. */
export const netOf = ({ quantity, price, per, adjustments }: GivenLine, currency: string): bigint =>
  timesPrice(quantity, price, per, decimalsOf(currency)) + sumOf(adjustments.map(signed))

function vatRows({ adjustments, reasons = {}, statedVat = [] }: Draft, lines: Line[]): VatRow[] {
  const parts = [
    ...lines.map(({ tax, net }) => ({ tax, net })),
    ...adjustments.map((one) => ({ tax: one.tax, net: signed(one) })),
  ]
  const taxes = parts
    .map(({ tax }) => tax)
    .filter((tax, i, all) => all.findIndex((other) => isSame(tax, other)) === i)
    .sort((a, b) => b.rate - a.rate || a.category.localeCompare(b.category))
  return taxes.map((tax) => {
    const net = sumOf(parts.filter((part) => isSame(part.tax, tax)).map((part) => part.net))
    const stated = statedVat.find((one) => isSame(one.tax, tax))
    return {
      ...tax,
      net,
      vat: stated?.vat ?? rateOf(net, tax.rate),
      reason: reasons[tax.category] ?? "",
      reasonCode: reasonCodes[tax.category] ?? "",
    }
  })
}

/** Calculates net amounts of lines, VAT by category and rate, and totals. VAT is rounded once per rate. */
export function complete(draft: Draft): EInvoice {
  const { prepaid, reasons: _, statedVat: __, ...invoice } = draft
  const lines = draft.lines.map((line) => ({ ...line, net: netOf(line, draft.currency) }))
  const of = (isCharge: boolean) =>
    sumOf(draft.adjustments.filter((one) => one.isCharge === isCharge).map(({ amount }) => amount))
  const vat = vatRows(draft, lines)
  const [sum, allowances, charges] = [sumOf(lines.map(({ net }) => net)), of(false), of(true)]
  const net = sum - allowances + charges
  const tax = sumOf(vat.map((row) => row.vat))
  const totals = {
    ...{ lines: sum, allowances, charges, net, vat: tax, gross: net + tax, prepaid },
    ...{ rounding: 0n, due: net + tax - prepaid },
  }
  return { ...invoice, lines, vat, totals }
}
