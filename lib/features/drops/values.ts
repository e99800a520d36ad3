/** `pending`: on its way to the safe. `cancelled`: the money is back in the till. */
export const dropStates = ["pending", "verified", "cancelled"] as const

/** Filters of the list: a state, or drops that are pending for too long. */
export const dropFilters = [...dropStates, "overdue"] as const

/** The maximum number of drops that one command verifies. */
export const maxVerified = 50

export const dropSorts = ["droppedAt", "amount"] as const
