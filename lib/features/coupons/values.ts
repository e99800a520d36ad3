/** How a coupon stands now: it counts, it will, it did, or as many have used it as may. */
export const couponStates = ["active", "scheduled", "ended", "usedUp"] as const
export type CouponState = (typeof couponStates)[number]

export const couponSorts = ["code", "uses", "endsAt"] as const
