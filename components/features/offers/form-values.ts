import type { Reward, Target } from "@/lib/core/pricing/types"
import type { Offer } from "@/lib/features/offers/schema"
import type { RewardKind } from "@/lib/features/offers/values"

export const noGoods: Target = { products: [], categories: [] }

/** The reward of a new offer, by its kind: amounts are empty, and everything else is the usual. */
export const blankRewards: Record<RewardKind, object> = {
  percent: { kind: "percent", rate: null },
  amount: { kind: "amount", off: null },
  "fixed-price": { kind: "fixed-price", price: null },
  "n-for": { kind: "n-for", pieces: 2, price: null },
  "buy-get": { kind: "buy-get", buy: 2, get: 1, rate: 10_000 },
  bundle: {
    kind: "bundle",
    parts: [
      { target: noGoods, pieces: 1 },
      { target: noGoods, pieces: 1 },
    ],
    price: null,
  },
  threshold: { kind: "threshold", minimum: null, off: { rate: null } },
  "free-delivery": { kind: "free-delivery", minimum: null },
}

const always = { shops: [], channels: [], from: "", until: "", weekdays: [], hours: null, code: "" }

export const blankOffer = {
  ...{ name: "", reward: blankRewards.percent, target: noGoods, conditions: always },
  ...{ priority: 0, stacks: false, most: null, mostUses: null, mostPerCustomer: null, isOffered: false },
}

/** An offer as its form has it: what limits nothing is empty. */
export function valuesOf(offer: Offer): Record<string, unknown> {
  const { name, reward, target, priority, stacks, most, mostUses, mostPerCustomer, isOffered } = offer
  const { shops, channels, from, until, weekdays, hours, code } = offer.conditions
  return {
    ...{ name, reward: reward as Reward<number>, target, priority, stacks, most, mostUses, mostPerCustomer, isOffered },
    conditions: {
      ...{ shops: shops ?? [], channels: channels ?? [], from: from ?? "", until: until ?? "" },
      ...{ weekdays: weekdays ?? [], hours: hours ?? null, code: code ?? "" },
    },
  }
}
