import type { Reward } from "@/lib/core/pricing/types"

export const couponKinds = ["percent", "amount", "freeDelivery"] as const

/** The state of a coupon; `usedUp` means that it has reached its maximum number of uses. */
export const couponStates = ["active", "scheduled", "ended", "usedUp"] as const
export type CouponState = (typeof couponStates)[number]

export const couponSorts = ["code", "uses", "endsAt"] as const

export interface CouponFace {
  kind: (typeof couponKinds)[number]
  /** Percent, or minor units. */
  value: number
  minimum: number
}

/** The reward of an offer as a coupon shows it. What a coupon has no kind for is an amount, whose size the goods decide: 0. */
export function faceOf(reward: Reward<number>): CouponFace {
  if (reward.kind === "free-delivery") return { kind: "freeDelivery", value: 0, minimum: reward.minimum }
  const minimum = reward.kind === "threshold" ? reward.minimum : 0
  const off = reward.kind === "threshold" ? reward.off : reward.kind === "percent" ? { rate: reward.rate } : undefined
  if (off && "rate" in off && off.rate % 100 === 0) return { kind: "percent", value: off.rate / 100, minimum }
  return { kind: "amount", value: off && "amount" in off ? off.amount : 0, minimum }
}
