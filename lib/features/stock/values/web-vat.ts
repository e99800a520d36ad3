import { netOf, spread } from "@/lib/core/money"

/** A line of a web order: what the buyer pays for it before coupon and delivery, VAT included. */
export interface OrderLine {
  productId: number
  qty: number
  total: number
}

interface Billed {
  couponDiscount: number
  delivery: number
  lines: readonly OrderLine[]
}

/**
 * The sales of an order by VAT rate. The coupon is spread over the lines, the delivery over the rates of the goods, so that the
 * rates add up to what the buyer pays.
 * @param rates in basis points by product; products without one have the usual rate
 */
export function salesByRate(
  { couponDiscount, delivery, lines }: Billed,
  rates: Map<number, number | null>,
  usual: number,
) {
  const totals = lines.map(({ total }) => BigInt(total))
  const coupon = spread(BigInt(couponDiscount), totals)
  const byRate = new Map<number, bigint>()
  for (const [i, { productId }] of lines.entries()) {
    const rate = rates.get(productId) ?? usual
    byRate.set(rate, (byRate.get(rate) ?? 0n) + (totals[i] as bigint) - (coupon[i] as bigint))
  }
  const sorted = [...byRate].sort(([a], [b]) => b - a)
  const shares = spread(
    BigInt(delivery),
    sorted.map(([, gross]) => gross),
  )
  return sorted.map(([rate, goods], i) => {
    const gross = goods + (shares[i] as bigint)
    const net = netOf(gross, rate)
    return { vatCode: String(rate), net, vat: gross - net }
  })
}
