import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { shiftDay } from "@/lib/core/i18n/day-text"
import { heldByCurrency } from "@/lib/features/ledger/service/held"
import type { Forecast } from "../schema"
import * as store from "../store/debits"
import { findExpected } from "../store/occurrences"
import { forecastDays, horizonDays } from "../values"
import { expectedDays, todayIn } from "./generate"

interface Expected {
  directDebit: number
  creditor: string
  dueOn: string
  amount: number
}

/** The balance after the debits of each day, and its lowest point. Overdue debits count for today. */
export function forecastOf(
  balance: number,
  today: string,
  expected: readonly Expected[],
): Pick<Forecast, "days" | "low"> {
  const byDay = new Map<string, Expected[]>()
  for (const one of expected) {
    const date = one.dueOn < today ? today : one.dueOn
    byDay.set(date, [...(byDay.get(date) ?? []), one])
  }
  let left = balance
  let low = { date: today, balance }
  const days = [...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, due]) => {
      left -= due.reduce((sum, { amount }) => sum + amount, 0)
      if (left < low.balance) low = { date, balance: left }
      const debits = due.map(({ directDebit, creditor, amount }) => ({ directDebit, creditor, amount }))
      return { date, debits, balance: left }
    })
  return { days, low }
}

/** The forecast of a business's bank balance over the next days. @throws HttpError 404 */
export async function forecast(scope: Scope, principal: Principal, business: number): Promise<Forecast> {
  const place = await store.findPlace(scope, business, null)
  if (!place) throw notFound()
  const { currency } = place
  const today = todayIn(place.timeZone)
  const to = shiftDay(today, forecastDays)
  const right = ["read", "DirectDebit"] as const
  const held = async (role: "bank" | "cash_in_transit") =>
    (await heldByCurrency(scope, { user: principal, right, role, business })).get(currency) ?? 0
  const [balance, inTransit] = [await held("bank"), await held("cash_in_transit")]
  const stored = await findExpected(scope, business, to)
  // Beyond the horizon nothing is stored yet.
  const stop = shiftDay(today, horizonDays)
  const known = new Set(stored.map(({ directDebit, dueOn }) => `${directDebit} ${dueOn}`))
  const later = (await store.findActive(scope, business)).flatMap((debit) =>
    expectedDays(debit, to)
      .filter(({ nominalOn, dueOn }) => nominalOn > stop && dueOn <= to && !known.has(`${debit.id} ${dueOn}`))
      .map(({ dueOn }) => ({ directDebit: debit.id, creditor: debit.creditor, dueOn, amount: debit.amount })),
  )
  return {
    business,
    currency,
    from: today,
    to,
    balance,
    inTransit,
    ...forecastOf(balance, today, [...stored, ...later]),
  }
}
