import { addDays, dayOf, instantOf, wallOf } from "@/lib/core/time-zone"
import { partsOfRule } from "../values"
import { dayLong, type Rule, readRule, wallsOf } from "./rule-days"
import type { Steps } from "./steps"

/** The times of a repeating event. */
export interface Series {
  start: Date
  end: Date
  allDay: boolean
  recurrence: string
  timeZone?: string | null
  /** When the last occurrence of a saved series ends. Spares walking a series with COUNT from its start. */
  repeatsUntil?: Date | null
}

/** The end stored for a series without an end. */
export const forever = new Date(Date.UTC(2300, 0, 1))
/** A rule without an occurrence in this many days counts as having none. */
const maxSearched = 60 * 366
/** Max occurrences of one series in one response, and in one count. */
const maxFound = 1_000

/** Steps that converting a wall time of a time zone to an instant costs. */
const perInstant = 200

/** The time zone that a series follows. All-day events are on the same date everywhere, hence UTC. */
const zoneOf = ({ allDay, timeZone }: Series) => (allDay ? "UTC" : (timeZone ?? "UTC"))
const durationOf = ({ start, end }: Series) => end.getTime() - start.getTime()

/** Returns UNTIL as a wall time; a date includes the whole day. */
function untilOf(text: string | undefined, zone: string): Date | null {
  if (!text) return null
  const [, year, month, day, hour = "", minute = "", second = ""] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?$/.exec(text) ?? []
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
  return hour === "" ? new Date(date + dayLong - 1) : wallOf(new Date(date), zone)
}

/** Reads the rule of a series in wall times. */
function ruleOf(series: Series, start: Date): Rule {
  const parts = partsOfRule(series.recurrence)
  if (!parts) throw new Error(`not a rule: ${series.recurrence}`)
  const zone = zoneOf(series)
  const rule = readRule(parts, start, untilOf(parts.get("UNTIL"), zone)?.getTime())
  if (!rule.count || !series.repeatsUntil) return rule
  const last = new Date(series.repeatsUntil.getTime() - durationOf(series))
  return { ...rule, count: undefined, until: wallOf(last, zone).getTime() }
}

/** Returns the wall times of a series from `from` until before `end`, at most `limit`. */
function wallsBetween(series: Series, from: Date, end: Date, steps: Steps, limit = maxFound): Date[] {
  const found: Date[] = []
  const start = wallOf(series.start, zoneOf(series))
  for (const wall of wallsOf(ruleOf(series, start), start, from, end, steps)) {
    if (wall < from) continue
    found.push(wall)
    if (found.length >= limit) break
  }
  return found
}

/** Returns the starts of the occurrences that are on between `from` and `to` (exclusive), in order. */
export function startsBetween(series: Series, from: Date, to: Date, steps: Steps, limit = maxFound): Date[] {
  const zone = zoneOf(series)
  const first = new Date(wallOf(from, zone).getTime() - durationOf(series) - 2 * dayLong)
  const walls = wallsBetween(series, first, addDays(wallOf(to, zone), 2), steps, limit + 8)
  if (zone !== "UTC") steps.spend(walls.length * perInstant)
  const on = (start: Date) =>
    start < to && (start.getTime() + durationOf(series) > from.getTime() || start.getTime() >= from.getTime())
  return walls
    .map((wall) => instantOf(wall, zone))
    .filter(on)
    .slice(0, limit)
}

/** Instants within this span, in milliseconds, are searched in one walk. */
const windowLong = 400 * dayLong

/** Returns those of the given instants at which an occurrence starts, in epoch milliseconds. */
export function startsAmong(series: Series, instants: Date[], steps: Steps): Set<number> {
  const zone = zoneOf(series)
  const wanted = instants.map((instant) => instant.getTime()).sort((a, b) => a - b)
  const found = new Set<number>()
  if (zone !== "UTC") steps.spend(wanted.length * perInstant)
  for (let at = 0; at < wanted.length; ) {
    const first = wanted[at] as number
    const group: number[] = []
    while (at < wanted.length && (wanted[at] as number) < first + windowLong) group.push(wanted[at++] as number)
    const from = addDays(wallOf(new Date(first), zone), -2)
    const to = addDays(wallOf(new Date(group.at(-1) as number), zone), 2)
    const walls = new Map(wallsBetween(series, from, to, steps).map((wall) => [dayOf(wall).getTime(), wall]))
    for (const instant of group) {
      // Where clocks skip an hour or a day, the rule's wall time is earlier than the one the clocks show.
      const day = dayOf(wallOf(new Date(instant), zone)).getTime()
      const near = [walls.get(day), walls.get(day - dayLong)]
      if (near.some((wall) => wall && instantOf(wall, zone).getTime() === instant)) found.add(instant)
    }
  }
  return found
}

/** Whether an occurrence of the series starts at this instant. */
export const startsAt = (series: Series, instant: Date, steps: Steps): boolean =>
  startsAmong(series, [instant], steps).size > 0

/** Returns the first occurrence at or after the series' start, or undefined if the rule has none. */
export function firstStart(series: Series, steps: Steps): Date | undefined {
  const zone = zoneOf(series)
  const start = wallOf(series.start, zone)
  const end = Math.min(addDays(start, maxSearched).getTime(), forever.getTime())
  const [first] = wallsBetween(series, start, new Date(end), steps, 1)
  return first && instantOf(first, zone)
}

/** Returns when the last occurrence ends, or `forever`. */
export function lastEnd(series: Series, steps: Steps): Date {
  const parts = partsOfRule(series.recurrence)
  const zone = zoneOf(series)
  if (parts?.has("COUNT")) {
    const start = wallOf(series.start, zone)
    const last = wallsBetween(series, start, forever, steps).at(-1) ?? start
    return new Date(instantOf(last, zone).getTime() + durationOf(series))
  }
  const until = untilOf(parts?.get("UNTIL"), zone)
  if (!until) return forever
  return new Date(Math.max(instantOf(until, zone).getTime() + durationOf(series), series.end.getTime()))
}

/** Counts the occurrences that start before an instant. */
export const countBefore = (series: Series, instant: Date, steps: Steps) =>
  wallsBetween(series, wallOf(series.start, zoneOf(series)), wallOf(instant, zoneOf(series)), steps).length

/** Converts an instant to a wall time of the series. */
export const wallIn = (series: Series, instant: Date): Date => wallOf(instant, zoneOf(series))

/** Converts a wall time of the series to an instant. */
export const instantIn = (series: Series, wall: Date): Date => instantOf(wall, zoneOf(series))
