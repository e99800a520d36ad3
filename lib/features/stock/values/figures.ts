import { wasteReasons } from "../values"

export const figurePeriods = [30, 90, 365] as const
/** From this many days, the value is shown for every seventh day. */
export const weeklyFrom = 180

/** Why stock was lost: the reasons of waste sheets, counts, and what of transfers didn't arrive. */
export const lossReasons = [...wasteReasons, "count", "transfer"] as const
export type LossReason = (typeof lossReasons)[number]

export const abcClasses = ["A", "B", "C"] as const
/** Cumulative shares of what was sold at which classes A and B end. */
export const abcShares = { A: 0.8, B: 0.95 } as const
