import { shiftDay } from "@/lib/core/i18n/day-text"
import { daysOf, partsOf } from "@/lib/features/direct-debits/service/schedule"

/** When invoices are written. Days are YYYY-MM-DD. */
export interface Repetition {
  rule: string
  startsOn: string
  endsOn: string | null
}

export const isRule = (rule: string): boolean => partsOf(rule) !== undefined

/** The days of a rule from one to another, both included. The same for the same input, whatever the time. */
export const daysBetween = (repetition: Repetition, from: string, to: string): string[] =>
  daysOf({ ...repetition, adjust: "none", calendar: "TARGET" }, from, to).map(({ nominalOn }) => nominalOn)

/** The first day of a rule that is not before another; null if there is none within five years. */
export function nextFrom(repetition: Repetition, from: string): string | null {
  // Most rules come again soon, and looking far ahead takes longer.
  for (const ahead of [70, 800, 1830]) {
    const [first] = daysBetween(
      repetition,
      from,
      shiftDay(from < repetition.startsOn ? repetition.startsOn : from, ahead),
    )
    if (first) return first
  }
  return null
}
