/** Where the money comes from: a till, or the owner's own money. */
export const depositSources = ["till", "capital"] as const

export const depositSorts = ["depositedAt", "amount"] as const
