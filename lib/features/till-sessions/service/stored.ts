import type { Count } from "@/lib/core/cash/count"
import type { StoredReading } from "../table"

// Stored JSON in the order of the response's fields: jsonb keeps another.

export function countOf<C extends Count | null>(count: C): C {
  if (!count) return count
  const { pieces, rolls, bags, bundles } = count
  return { pieces, ...(rolls && { rolls }), ...(bags && { bags }), ...(bundles && { bundles }) } as C
}

export function readingOf(reading: StoredReading | null): StoredReading | null {
  if (!reading) return null
  const { number, rates, tenders, rounding } = reading
  const { cash, cards, vouchers, ious } = tenders
  return {
    number,
    rates: rates.map(({ rate, gross, vat }) => ({ rate, gross, vat })),
    tenders: { cash, cards, vouchers, ious: ious.map(({ party, amount }) => ({ party, amount })) },
    rounding,
  }
}
