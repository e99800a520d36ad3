import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { addDays, isoDayOf } from "@/lib/core/time-zone"
import type { DaysToBank, DaysToBankQuery } from "../schema"
import { findDays } from "../store/days"

const usualWeeks = 13
const at = (day: string) => new Date(`${day}T00:00:00Z`)
const shifted = (day: string, by: number) => isoDayOf(addDays(at(day), by))

/** The Monday of a day's week. */
const mondayOf = (day: string) => shifted(day, -((at(day).getUTCDay() + 6) % 7))

/** How many days cash takes from the drop to the credit, for whole weeks. */
export async function daysToBank(scope: Scope, principal: Principal, query: DaysToBankQuery): Promise<DaysToBank> {
  const to = shifted(mondayOf(query.to ?? isoDayOf(new Date())), 6)
  const from = query.from ? mondayOf(query.from) : shifted(to, 1 - usualWeeks * 7)
  return { from, to, data: await findDays(scope, principal, { ...query, from, to }) }
}
