import type { ChartPoints } from "@/components/charts/types"
import { major, minor } from "@/lib/core/money"

/** A figure at the points of a period, which are days or first days of months, and of the period before. */
export interface Course {
  dates: readonly string[]
  data: readonly number[]
  previous: readonly number[]
}

export interface DrawnCourse {
  points: ChartPoints
  data: readonly number[]
  previous: readonly number[]
}

const daysOfWeek = 7
const firstMonth = /^\d{4}-\d{2}-01$/

/** Counts, and amounts in major units, as integers that can be added up exactly. */
const inCents = (value: number) => minor(Number(value.toFixed(2)))
export const sumOf = (values: readonly number[]) => major(values.reduce((sum, value) => sum + inCents(value), 0))

/** Divides values evenly into parts, which differ by one at most. */
const divide = <Value>(values: readonly Value[], parts: number): Value[][] =>
  Array.from({ length: parts }, (_, i) =>
    values.slice(Math.round((i * values.length) / parts), Math.round(((i + 1) * values.length) / parts)),
  )

/** A period of years has one point per month. */
const isMonthly = (dates: readonly string[]) => dates.length > 1 && dates.every((date) => firstMonth.test(date))

/**
 * Sums up days to weeks, because a shop's days go up and down with the weekday; months stay. The parts of a calendar month have
 * seven or eight days, so that no rest of two days looks like a slump.
 */
export function byWeek({ dates, data, previous }: Course): DrawnCourse {
  if (isMonthly(dates))
    return { points: { kind: "month", values: dates }, data, previous: previous.slice(0, dates.length) }
  const parts = Math.max(1, Math.round(dates.length / daysOfWeek))
  const sums = (values: readonly number[]) => (values.length > 0 ? divide(values, parts).map(sumOf) : [])
  const spans = divide(dates, parts).map((days) => `${days[0]}/${days.at(-1)}`)
  return { points: { kind: "span", values: spans }, data: sums(data), previous: sums(previous) }
}

/** Returns the running totals of values. */
function totals(values: readonly number[]): number[] {
  let sum = 0
  return values.map((value) => {
    sum += inCents(value)
    return major(sum)
  })
}

/**
 * Adds up a figure over its period. The period before ends at the same point, unless it is shorter; if it is longer, its last
 * points are summed up in one, so that it ends at its total.
 */
export function cumulative({ dates, data, previous }: Course): DrawnCourse {
  const before = totals(previous)
  const fitting = [...before.slice(0, Math.max(dates.length - 1, 0)), ...before.slice(dates.length - 1).slice(-1)]
  return {
    points: { kind: isMonthly(dates) ? "month" : "day", values: dates },
    data: totals(data),
    previous: dates.length > 0 ? fitting : [],
  }
}
