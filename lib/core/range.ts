import { addDays, dayOf, instantOf, isoDayOf, wallOf } from "./time-zone"

/** The ranges of time a figure may be asked for (spec section 9). Months and years are whole ones of the calendar. */
export const ranges = ["last-28-days", "last-month", "last-year"] as const
export type Range = (typeof ranges)[number]
export const usualRange: Range = "last-28-days"

/** A range from an address; what is none is the usual one. */
export const rangeFrom = (text: unknown): Range => ranges.find((range) => range === text) ?? usualRange

/** Where the workspace's days begin and end. */
export const workspaceZone = "UTC"

/** Days from `from` up to, and without, `to`: YYYY-MM-DD. */
export interface Span {
  from: string
  to: string
}

export interface Period extends Span {
  range: Range
  /** The period of the same kind before it, which growth is measured by. */
  before: Span
  /** What a chart has a point for. */
  grain: "day" | "month"
}

const days = 28
const wall = (year: number, month: number, day = 1) => new Date(Date.UTC(year, month, day))
const span = (from: Date, to: Date): Span => ({ from: isoDayOf(from), to: isoDayOf(to) })

/**
 * The days of a range as they stand at an instant: the last 28 days end with today, the last month and the last year are
 * the ones before the running ones.
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

/** The running month so far, by day, and the whole one before it. */
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

/** The first days of a span's days or months, in order. */
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

/** From the first to after the last moment of a span. */
export const momentsOf = ({ from, to }: Span, zone: string = workspaceZone) => ({
  from: instantOf(new Date(from), zone),
  to: instantOf(new Date(to), zone),
})
