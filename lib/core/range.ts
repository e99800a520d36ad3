import { addDays, dayOf, instantOf, isoDayOf, wallOf } from "./time-zone"

/** The time ranges of statistics. Months and years are calendar months and years. */
export const ranges = ["last-28-days", "last-month", "last-year"] as const
export type Range = (typeof ranges)[number]
export const defaultRange: Range = "last-28-days"

/** The range of a query parameter; the default if it is invalid. */
export const rangeFrom = (text: unknown): Range => ranges.find((range) => range === text) ?? defaultRange

/** The time zone of the workspace's days. */
export const workspaceZone = "UTC"

/** Days from `from` (inclusive) to `to` (exclusive), as YYYY-MM-DD. */
export interface Span {
  from: string
  to: string
}

export interface Period extends Span {
  range: Range
  /** The previous period of the same length, with which growth is calculated. */
  before: Span
  /** The interval between two points of a chart. */
  grain: "day" | "month"
}

const days = 28
const wall = (year: number, month: number, day = 1) => new Date(Date.UTC(year, month, day))
const span = (from: Date, to: Date): Span => ({ from: isoDayOf(from), to: isoDayOf(to) })

/**
 * The days of a range at a given time. The last 28 days include today; the last month and the last year are those before the
 * current ones.
 */
export function periodOf(range: Range, now: Date, zone: string = workspaceZone): Period {
  const today = dayOf(wallOf(now, zone))
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()]
  if (range === "last-month") {
    const [before, from, to] = [wall(year, month - 2), wall(year, month - 1), wall(year, month)]
    return { range, ...span(from, to), before: span(before, from), grain: "day" }
  }
  if (range === "last-year") {
    const [before, from, to] = [wall(year - 2, 0), wall(year - 1, 0), wall(year, 0)]
    return { range, ...span(from, to), before: span(before, from), grain: "month" }
  }
  const to = addDays(today, 1)
  const from = addDays(to, -days)
  return { range, ...span(from, to), before: span(addDays(from, -days), from), grain: "day" }
}

/** The current month up to today (`to`), its `end`, and the month before. */
export function monthOf(now: Date, zone: string = workspaceZone): Span & { end: string; before: Span } {
  const today = dayOf(wallOf(now, zone))
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()]
  const from = wall(year, month)
  return {
    ...span(from, addDays(today, 1)),
    end: isoDayOf(wall(year, month + 1)),
    before: span(wall(year, month - 1), from),
  }
}

export const yearOf = (now: Date, zone: string = workspaceZone): number => wallOf(now, zone).getUTCFullYear()

export const spanOfYear = (year: number): Span => span(wall(year, 0), wall(year + 1, 0))

/** The days of a span, or the first days of its months, in order. */
export function pointsOf({ from, to }: Span, grain: Period["grain"]): string[] {
  const points: string[] = []
  for (let day = new Date(from); isoDayOf(day) < to; ) {
    points.push(isoDayOf(day))
    day = grain === "day" ? addDays(day, 1) : wall(day.getUTCFullYear(), day.getUTCMonth() + 1)
  }
  return points
}

/** The last day of a span. */
export const lastDayOf = ({ to }: Span): string => isoDayOf(addDays(new Date(to), -1))

/** The instants at which a span begins (inclusive) and ends (exclusive). */
export const momentsOf = ({ from, to }: Span, zone: string = workspaceZone) => ({
  from: instantOf(new Date(from), zone),
  to: instantOf(new Date(to), zone),
})
