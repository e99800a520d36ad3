import { netOf } from "@/lib/core/money"
import { type Effect, effectOf } from "./apply"
import { holds } from "./conditions"
import { amountOf, isIn, type Lot, lotOf } from "./pieces"
import type { Basket, BasketLine, Offer, PricedBasket, PricedLine, VatOfRate } from "./types"

/** Offers on the whole basket come last, because they see what the others have left. */
const isOnTotal = ({ reward }: Offer): boolean => reward.kind === "threshold"

/** The offer that is applied next: the one that takes off most of those with the highest priority. */
function bestOf(offers: readonly Offer[], goods: readonly Lot[]): { offer: Offer; effect: Effect } | undefined {
  const highest = Math.max(...offers.map(({ priority }) => priority))
  const candidates = offers.filter(({ priority }) => priority === highest).sort((a, b) => a.id - b.id)
  let best: { offer: Offer; effect: Effect } | undefined
  for (const offer of candidates) {
    const effect = effectOf(offer, goods)
    if (!best || effect.off > best.effect.off) best = { offer, effect }
  }
  return best
}

/** Applies each offer once, in their order. */
function applyAll(offers: readonly Offer[], goods: readonly Lot[]) {
  const applied: { offer: Offer; effect: Effect }[] = []
  let lots = [...goods]
  for (const phase of [offers.filter((offer) => !isOnTotal(offer)), offers.filter(isOnTotal)]) {
    let open = phase
    for (let next = bestOf(open, lots); next; next = bestOf(open, lots)) {
      const { offer, effect } = next
      open = open.filter((one) => one !== offer)
      if (effect.off > 0n) {
        applied.push(next)
        lots = effect.lots
      }
    }
  }
  return { applied, lots }
}

function vatOf(lines: readonly BasketLine[], priced: readonly PricedLine[]): VatOfRate[] {
  const grossOf = new Map<number, bigint>()
  for (const [i, { vatRate }] of lines.entries())
    grossOf.set(vatRate, (grossOf.get(vatRate) ?? 0n) + (priced[i] as PricedLine).amount)
  return [...grossOf]
    .sort(([a], [b]) => a - b)
    .map(([rate, gross]) => ({ rate, gross, net: netOf(gross, rate), vat: gross - netOf(gross, rate) }))
}

const deliversFree = ({ reward, target }: Offer, lots: readonly Lot[]): boolean =>
  reward.kind === "free-delivery" && amountOf(lots.filter(({ line }) => isIn(target, line))) >= reward.minimum

/**
 * Prices a basket with the offers that hold there and then. A pure function: the same goods cost the same whatever the order
 * of the lines or of the offers. No line ever costs less than nothing.
 * @param offers with different ids; those that don't hold are left out here
 */
export function price(basket: Basket, offers: readonly Offer[]): PricedBasket {
  const running = offers.filter(({ conditions }) => holds(conditions, basket))
  const { applied, lots } = applyAll(running, basket.lines.map(lotOf))
  const lines = basket.lines.map(({ id, price: each, pieces, off = 0n }): PricedLine => {
    const reductions = applied.flatMap(({ effect }) => effect.reductions.get(id) ?? [])
    const full = each * BigInt(pieces)
    return { id, full, amount: full - off - reductions.reduce((sum, { amount }) => sum + amount, 0n), reductions }
  })
  const full = lines.reduce((sum, line) => sum + line.full, 0n)
  const total = lines.reduce((sum, { amount }) => sum + amount, 0n)
  const freeDeliveryBy = running.filter((offer) => deliversFree(offer, lots)).map(({ id }) => id)
  return {
    lines,
    full,
    discount: full - total,
    total,
    vat: vatOf(basket.lines, lines),
    uses: applied.map(({ offer, effect }) => ({ offer: offer.id, times: effect.times })),
    freeDelivery: freeDeliveryBy.length > 0,
    freeDeliveryBy,
  }
}
