import { addDays, isoDayOf } from "./time-zone"

/** Days from `from` to `to`, both included, as YYYY-MM-DD. A missing one leaves that side open. */
export interface DaySpan {
  from?: string
  to?: string
}

/** The usual spans, in the order in which a picker offers them. */
export const dayPresets = ["today", "thisWeek", "last28Days", "thisMonth", "lastMonth", "thisYear", "lastYear"] as const
export type DayPreset = (typeof dayPresets)[number]

/**
 * The days of a preset. Weeks, months and years are whole ones, so they reach beyond today.
 * @param today midnight of the current day, as a wall time; see time-zone.ts
 * @param weekStart the first day of the week, as in `Date.getUTCDay`
 */
export function presetDays(preset: DayPreset, today: Date, weekStart: number): Required<DaySpan> {
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()]
  const span = (from: Date, to: Date) => ({ from: isoDayOf(from), to: isoDayOf(to) })
  const months = (first: number, count: number) =>
    span(new Date(Date.UTC(year, first, 1)), new Date(Date.UTC(year, first + count, 0)))
  const weekFirst = addDays(today, -((today.getUTCDay() - weekStart + 7) % 7))
  const days: Record<DayPreset, () => Required<DaySpan>> = {
    today: () => span(today, today),
    thisWeek: () => span(weekFirst, addDays(weekFirst, 6)),
    last28Days: () => span(addDays(today, -27), today),
    thisMonth: () => months(month, 1),
    lastMonth: () => months(month - 1, 1),
    thisYear: () => months(0, 12),
    lastYear: () => months(-12, 12),
  }
  return days[preset]()
}
