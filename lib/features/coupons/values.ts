export const couponKinds = ["percent", "amount", "freeDelivery"] as const

/** The state of a coupon; `usedUp` means that it has reached its maximum number of uses. */
export const couponStates = ["active", "scheduled", "ended", "usedUp"] as const
export type CouponState = (typeof couponStates)[number]

export const couponSorts = ["code", "uses", "endsAt"] as const
