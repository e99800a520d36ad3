import { addDays, bankDayAfter } from "./days"
import type { TradingShop } from "./shops"

/** A direct debit of the rent, or its return by the bank, which charges a fee. Amounts are minor units. */
export type Debit =
  | { kind: "debit"; debit: string; amount: number; memo: string }
  | { kind: "debit-returned"; debit: string; fee: number }

/** The rent of that month bounces, and is collected a few days later. */
const bounced = { code: "LYO", month: "03", fee: 850 }
const bankDaysToReturn = 2
const bankDaysToRetry = 5

/** Returns the direct debits of a shop's bank account on a day: the rent on the first bank day of the month. */
export function debitsOf(shop: TradingShop, day: string): Debit[] {
  const month = day.slice(0, 7)
  const first = bankDayAfter(shop.country, addDays(`${month}-01`, -1), 1)
  const debit = `${shop.code}-R-${month}`
  const rent = { kind: "debit" as const, amount: shop.rent.amount, memo: shop.rent.memo }
  if (day === first) return [{ ...rent, debit }]
  if (shop.code !== bounced.code || !month.endsWith(bounced.month)) return []
  if (day === bankDayAfter(shop.country, first, bankDaysToReturn))
    return [{ kind: "debit-returned", debit, fee: bounced.fee }]
  return day === bankDayAfter(shop.country, first, bankDaysToRetry) ? [{ ...rent, debit: `${debit}-2` }] : []
}
