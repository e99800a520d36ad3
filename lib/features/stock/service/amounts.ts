import { netOf, rateOf } from "@/lib/core/money"

/** Net and VAT of an amount of the supplier's document, rounded once. */
export function partsOf(cost: number, vatRate: number, includesVat: boolean): { net: bigint; vat: bigint } {
  const amount = BigInt(cost)
  if (!includesVat) return { net: amount, vat: rateOf(amount, vatRate) }
  const net = netOf(amount, vatRate)
  return { net, vat: amount - net }
}

/** The VAT of a document by rate. */
export function vatOf(parts: readonly { rate: number; net: bigint; vat: bigint }[]) {
  const rates = [...new Set(parts.filter(({ rate }) => rate > 0).map(({ rate }) => rate))].sort((a, b) => a - b)
  return rates.map((rate) => {
    const ofRate = parts.filter((part) => part.rate === rate)
    const sum = (of: "net" | "vat") => ofRate.reduce((total, part) => total + part[of], 0n)
    return { vatCode: String(rate), net: sum("net"), vat: sum("vat") }
  })
}
