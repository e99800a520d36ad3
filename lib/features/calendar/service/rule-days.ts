import type { Steps } from "./steps"

export const dayLong = 86_400_000

/** A parsed RRULE. Weekdays count from Sunday = 0. */
export interface Rule {
  freq: "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY"
  interval: number
  count?: number
  /** The last wall time allowed, in milliseconds. */
  until?: number
  weekStart: number
  months?: Set<number>
  /** Days of the month; negative ones count from its end. */
  monthDays?: Set<number>
  /** Weekdays; `nth` counts within the month or year, 0 means all. */
  weekdays?: { nth: number; weekday: number }[]
  /** BYSETPOS: which days of a period to use; negative ones count from its end. */
  positions?: number[]
}

const names = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
const modulo = (value: number, by: number) => ((value % by) + by) % by
const dayNumber = (wall: number) => Math.floor(wall / dayLong)
const weekdayOf = (day: number) => modulo(day + 4, 7)
const firstOfMonth = (year: number, month: number) => Date.UTC(year, month, 1) / dayLong

/** Reads the parts of a rule; missing ones follow from `start`, the wall time at which the series starts. */
export function readRule(parts: Map<string, string>, start: Date, until?: number): Rule {
  const numbers = (name: string) => parts.get(name)?.split(",").map(Number)
  const set = (list?: number[]) => list && new Set(list)
  const count = Number(parts.get("COUNT")) || undefined
  const freq = parts.get("FREQ") as Rule["freq"]
  const weekdays = parts
    .get("BYDAY")
    ?.split(",")
    .map((text) => ({
      nth: Number(text.slice(0, -2)),
      weekday: names.indexOf(text.slice(-2)),
    }))
  const rule: Rule = {
    freq,
    interval: Number(parts.get("INTERVAL") ?? 1),
    count,
    until,
    weekStart: names.indexOf(parts.get("WKST") ?? "MO"),
    months: set(numbers("BYMONTH")),
    monthDays: set(numbers("BYMONTHDAY")),
    weekdays,
    positions: numbers("BYSETPOS"),
  }
  if (rule.monthDays || weekdays || freq === "DAILY") return rule
  if (freq === "WEEKLY") return { ...rule, weekdays: [{ nth: 0, weekday: start.getUTCDay() }] }
  const months = rule.months ?? (freq === "YEARLY" ? new Set([start.getUTCMonth() + 1]) : undefined)
  return { ...rule, months, monthDays: new Set([start.getUTCDate()]) }
}

/** Returns the first and last day of the nth period of a rule, counted from the one that the series starts in. */
function periodOf({ freq, interval, weekStart }: Rule, start: Date, nth: number): [number, number] {
  const day = dayNumber(start.getTime())
  const by = nth * interval
  switch (freq) {
    case "DAILY":
      return [day + by, day + by]
    case "WEEKLY": {
      const first = day - modulo(weekdayOf(day) - weekStart, 7) + by * 7
      return [first, first + 6]
    }
    case "MONTHLY": {
      const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + by]
      return [firstOfMonth(year, month), firstOfMonth(year, month + 1) - 1]
    }
    case "YEARLY": {
      const year = start.getUTCFullYear() + by
      return [firstOfMonth(year, 0), firstOfMonth(year + 1, 0) - 1]
    }
  }
}

/** Max length of a period, in days. */
const longestPeriod = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }

/** Returns the number of a period shortly before a wall time, so that earlier ones needn't be walked. */
const periodBefore = ({ freq, interval }: Rule, start: Date, wall: number) =>
  Math.max(0, Math.floor((wall - start.getTime()) / dayLong / longestPeriod[freq] / interval) - 1)

interface Span {
  /** The first day and how many there are. */
  first: number
  length: number
}
interface Month extends Span {
  /** From 1. */
  number: number
  year: Span
}

function monthOf(day: number): Month {
  const date = new Date(day * dayLong)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const [first, yearFirst] = [firstOfMonth(year, month), firstOfMonth(year, 0)]
  const ofYear = { first: yearFirst, length: firstOfMonth(year + 1, 0) - yearFirst }
  return { first, length: firstOfMonth(year, month + 1) - first, number: month + 1, year: ofYear }
}

function fallsOn({ monthDays, weekdays }: Rule, day: number, month: Month, counted: Span): boolean {
  const date = day - month.first + 1
  if (monthDays && !monthDays.has(date) && !monthDays.has(date - month.length - 1)) return false
  if (!weekdays) return true
  const weekday = weekdayOf(day)
  const place = day - counted.first
  return weekdays.some(
    ({ nth, weekday: wanted }) =>
      wanted === weekday &&
      (nth === 0 || nth === Math.floor(place / 7) + 1 || -nth === Math.floor((counted.length - 1 - place) / 7) + 1),
  )
}

/** Returns a function that finds the days of a period. Called in order, it computes each month once. */
function dayFinder(rule: Rule, steps: Steps) {
  const { months, positions } = rule
  const ofYear = rule.freq === "YEARLY" && !months
  let month = monthOf(0)
  return ([first, last]: [number, number]): number[] => {
    const days: number[] = []
    for (let day = first; day <= last; ) {
      if (day < month.first || day >= month.first + month.length) month = monthOf(day)
      const end = Math.min(last + 1, month.first + month.length)
      const isWanted = !months || months.has(month.number)
      steps.spend(isWanted ? end - day + 1 : 1)
      const counted = ofYear ? month.year : month
      if (isWanted) for (; day < end; day++) if (fallsOn(rule, day, month, counted)) days.push(day)
      day = end
    }
    if (!positions || days.length === 0) return days
    const chosen = positions.flatMap((position) => days.at(position > 0 ? position - 1 : position) ?? [])
    return [...new Set(chosen)].sort((a, b) => a - b)
  }
}

/**
 * Yields the wall times of a series that starts at `start`, from `from` or somewhat earlier until before `end`. The cost
 * depends only on the number of days searched, whether or not the rule has any occurrence.
 */
export function* wallsOf(rule: Rule, start: Date, from: Date, end: Date, steps: Steps): Generator<Date> {
  const time = modulo(start.getTime(), dayLong)
  const last = Math.min(rule.until ?? Number.POSITIVE_INFINITY, end.getTime() - 1)
  const daysOf = dayFinder(rule, steps)
  let left = rule.count ?? Number.POSITIVE_INFINITY
  for (let nth = rule.count ? 0 : periodBefore(rule, start, from.getTime()); ; nth++) {
    const period = periodOf(rule, start, nth)
    if (period[0] * dayLong > last) return
    for (const day of daysOf(period)) {
      const wall = day * dayLong + time
      if (wall < start.getTime()) continue
      if (wall > last || left-- <= 0) return
      yield new Date(wall)
    }
  }
}
