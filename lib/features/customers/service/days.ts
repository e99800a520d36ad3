import { shiftDay } from "@/lib/core/i18n/day-text"
import { daysOf } from "@/lib/features/direct-debits/service/schedule"
import type { Pause } from "../table"

/** When something is charged. Days are YYYY-MM-DD. */
export interface Rounds {
  rule: string
  startsOn: string
  endsOn: string | null
  pauses: readonly Pause[]
}

const isPaused = (day: string, pauses: readonly Pause[]) =>
  pauses.some(({ from, until }) => from <= day && day <= until)

/** The days from `from` to `to`, both included, on which something is charged. The same for the same input, whatever the time. */
export const chargeDays = ({ pauses, ...schedule }: Rounds, from: string, to: string): string[] =>
  daysOf({ ...schedule, adjust: "none", calendar: "TARGET" }, from, to)
    .map(({ nominalOn }) => nominalOn)
    .filter((day) => !isPaused(day, pauses))

const yearAhead = 366

/** The next days of a year, at most `count`. */
export function nextDays(rounds: Rounds, earliest: string, count: number): string[] {
  const from = rounds.startsOn > earliest ? rounds.startsOn : earliest
  const month = chargeDays(rounds, from, shiftDay(from, 31))
  if (month.length >= count) return month.slice(0, count)
  return chargeDays(rounds, from, shiftDay(from, yearAhead)).slice(0, count)
}
