import type { Offer, Reward } from "@/lib/core/pricing/types"
import type { offers } from "../table"
import type { OfferPhase } from "../values"

export type Stored = typeof offers.$inferSelect

/** Whether the days of an offer have come or gone, by the day that it is in UTC: its own days are those of its shops. */
export function phaseOf({ startsOn, endsOn, startsAt, endsAt }: Stored): OfferPhase {
  const now = new Date()
  const today = now.toISOString().slice(0, 10)
  if ((startsOn !== null && startsOn > today) || (startsAt && startsAt > now)) return "scheduled"
  return (endsOn !== null && endsOn < today) || (endsAt && endsAt <= now) ? "over" : "running"
}

/** A stored reward as the pricing has it. */
export function bigintsIn(reward: Reward<number>): Reward {
  switch (reward.kind) {
    case "amount":
      return { ...reward, off: BigInt(reward.off) }
    case "fixed-price":
    case "n-for":
    case "bundle":
      return { ...reward, price: BigInt(reward.price) }
    case "threshold": {
      const { off } = reward
      return {
        ...reward,
        minimum: BigInt(reward.minimum),
        off: "rate" in off ? off : { amount: BigInt(off.amount) },
      }
    }
    case "free-delivery":
      return { ...reward, minimum: BigInt(reward.minimum) }
    default:
      return reward
  }
}

/** A stored offer as the pricing has it. */
export const toRules = ({ id, reward, target, conditions, startsOn, endsOn, code, ...row }: Stored): Offer => ({
  ...{ id, target, priority: row.priority, stacks: row.stacks },
  ...(row.most !== null && { most: row.most }),
  conditions: {
    ...conditions,
    ...(startsOn !== null && { from: startsOn }),
    ...(endsOn !== null && { until: endsOn }),
    ...(code !== null && { code }),
  },
  reward: bigintsIn(reward),
})

/** Whether an instant is between the exact start and end of an offer. */
export const isBetween = ({ startsAt, endsAt }: Stored, at: Date): boolean =>
  (startsAt === null || startsAt <= at) && (endsAt === null || at < endsAt)

/** Whether an offer may be used again: in all, and by a customer who has used it this often. */
export const isLeft = ({ mostUses, uses, mostPerCustomer }: Stored, usedByCustomer = 0): boolean =>
  (mostUses === null || uses < mostUses) && (mostPerCustomer === null || usedByCustomer < mostPerCustomer)
