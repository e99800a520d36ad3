/**
 * `credited`: the bank credited another amount than the bag had, and nobody has resolved that yet. `reconciled`: it credited
 * the same amount, or the difference is resolved. `returned`: its money is back in the safe.
 */
export const bagStates = ["prepared", "sealed", "in-transit", "credited", "reconciled", "returned"] as const
export type BagState = (typeof bagStates)[number]

/** The events in the trail of a bag. */
export const bagEventKinds = [
  "prepared",
  "sealed",
  "dispatched",
  "credited",
  "uncredited",
  "resolved",
  "returned",
] as const

/** How a difference ends: the bank corrects it, or the business bears it. */
export const resolutions = ["corrected", "accepted"] as const

export const bagSorts = ["preparedAt", "amount"] as const
