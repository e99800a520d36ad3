/** `pending`: on its way to the safe. `cancelled`: the money is back in the till. */
export const dropStates = ["pending", "verified", "cancelled"] as const

/** What the list can be narrowed to: a state, or what is pending for too long. */
export const dropFilters = [...dropStates, "overdue"] as const

/** Envelopes that one command verifies at most. */
export const maxVerified = 50

export const dropSorts = ["droppedAt", "amount"] as const
