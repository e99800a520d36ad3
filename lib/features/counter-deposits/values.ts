export const depositSorts = ["depositedAt", "amount"] as const
