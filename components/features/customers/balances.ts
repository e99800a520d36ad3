import type { Customer } from "@/lib/features/customers/schema"

type Balances = Pick<Customer, "balances">
type Amount = "balance" | "current" | "over30" | "over60" | "over90"

export interface Money {
  currency: string
  amount: number
}

/** A customer's debt, or its part of one age, by currency. */
export function owedBy({ balances }: Balances, name: Amount = "balance"): Money[] {
  const sums = new Map<string, number>()
  for (const one of balances) sums.set(one.currency, (sums.get(one.currency) ?? 0) + one[name])
  return [...sums].map(([currency, amount]) => ({ currency, amount }))
}

/**
 * The amount that may still be charged to a customer in the business where they owe the most. Negative if the customer is above
 * the limit, null without a limit.
 */
export const leftOf = ({ iouLimit, balances }: Balances & Pick<Customer, "iouLimit">): number | null =>
  iouLimit === null ? null : iouLimit - Math.max(0, ...balances.map(({ balance }) => balance))

/** The day of the oldest unpaid charge; null if there is none. */
export const oldestOf = ({ balances }: Balances): string | null =>
  balances.map(({ oldestOn }) => oldestOn).reduce((a, b) => (a === null || (b !== null && b < a) ? b : a), null)
