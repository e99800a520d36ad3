import { addDays, dayOf, instantOf, wallOf } from "@/lib/core/time-zone"
import { partsOfRule } from "../values"
import { dayLong, type Rule, readRule, wallsOf } from "./rule-days"
import type { Steps } from "./steps"

/** A repeating event, as far as its times go. */
export interface Series {
  start: Date
  end: Date
  allDay: boolean
  recurrence: string
  timeZone?: string | null
  /** When the last of a saved series is over: with it, a series that is counted need not be walked from its first. */
  repeatsUntil?: Date | null
}

/** Where a series without an end is said to end. */
export const forever = new Date(Date.UTC(2300, 0, 1))
/** A rule that falls on no day for so many days is taken to fall on none. */
const searched = 60 * 366
/** Most occurrences of one series in one answer, and in one count. */
const maxFound = 1_000

/** What turning a wall time of a time zone into an instant costs, in days that are looked at. */
const perInstant = 200

/** Whose clocks a series keeps to: whole days are the same day everywhere. */
const zoneOf = ({ allDay, timeZone }: Series) => (allDay ? "UTC" : (timeZone ?? "UTC"))
const lasting = ({ start, end }: Series) => end.getTime() - start.getTime()

/** UNTIL as a wall time; a day alone includes all of itself. */
function untilOf(text: string | undefined, zone: string): Date | null {
  if (!text) return null
  const [, year, month, day, hour = "", minute = "", second = ""] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?$/.exec(text) ?? []
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
  return hour === "" ? new Date(date + dayLong - 1) : wallOf(new Date(date), zone)
}

/** The rule on wall times. */
function ruleOf(series: Series, start: Date): Rule {
  const parts = partsOfRule(series.recurrence)
  if (!parts) throw new Error(`not a rule: ${series.recurrence}`)
  const zone = zoneOf(series)
  const rule = readRule(parts, start, untilOf(parts.get("UNTIL"), zone)?.getTime())
  if (!rule.count || !series.repeatsUntil) return rule
  const last = new Date(series.repeatsUntil.getTime() - lasting(series))
  return { ...rule, count: undefined, until: wallOf(last, zone).getTime() }
}

/** The wall times of a series from one until before another, the first `most` of them. */
function wallsBetween(series: Series, from: Date, end: Date, steps: Steps, most = maxFound): Date[] {
  const found: Date[] = []
  const start = wallOf(series.start, zoneOf(series))
  for (const wall of wallsOf(ruleOf(series, start), start, from, end, steps)) {
    if (wall < from) continue
    found.push(wall)
    if (found.length >= most) break
  }
  return found
}

/** When a series starts anew so that it is on at some time from `from` until before `to`, in order. */
export function startsBetween(series: Series, from: Date, to: Date, steps: Steps, most = maxFound): Date[] {
  const zone = zoneOf(series)
  const first = new Date(wallOf(from, zone).getTime() - lasting(series) - 2 * dayLong)
  const walls = wallsBetween(series, first, addDays(wallOf(to, zone), 2), steps, most + 8)
  if (zone !== "UTC") steps.spend(walls.length * perInstant)
  const on = (start: Date) =>
    start < to && (start.getTime() + lasting(series) > from.getTime() || start.getTime() >= from.getTime())
  return walls
    .map((wall) => instantOf(wall, zone))
    .filter(on)
    .slice(0, most)
}

/** Instants that lie no further apart than this are looked for in one walk. */
const windowLong = 400 * dayLong

/** Those of some instants at which the series starts, in milliseconds. */
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
      // Where clocks leave an hour or a day out, the wall time of the rule is earlier than the one that clocks show.
      const day = dayOf(wallOf(new Date(instant), zone)).getTime()
      const near = [walls.get(day), walls.get(day - dayLong)]
      if (near.some((wall) => wall && instantOf(wall, zone).getTime() === instant)) found.add(instant)
    }
  }
  return found
}

/** Whether the series starts at this instant, by its rule. */
export const startsAt = (series: Series, instant: Date, steps: Steps): boolean =>
  startsAmong(series, [instant], steps).size > 0

/** The first time the rule falls on, at or after the start; nothing where it never does. */
export function firstStart(series: Series, steps: Steps): Date | undefined {
  const zone = zoneOf(series)
  const start = wallOf(series.start, zone)
  const end = Math.min(addDays(start, searched).getTime(), forever.getTime())
  const [first] = wallsBetween(series, start, new Date(end), steps, 1)
  return first && instantOf(first, zone)
}

/** When the last one is over; `forever` where there is no last. */
export function lastEnd(series: Series, steps: Steps): Date {
  const parts = partsOfRule(series.recurrence)
  const zone = zoneOf(series)
  if (parts?.has("COUNT")) {
    const start = wallOf(series.start, zone)
    const last = wallsBetween(series, start, forever, steps).at(-1) ?? start
    return new Date(instantOf(last, zone).getTime() + lasting(series))
  }
  const until = untilOf(parts?.get("UNTIL"), zone)
  if (!until) return forever
  return new Date(Math.max(instantOf(until, zone).getTime() + lasting(series), series.end.getTime()))
}

/** How many start before an instant. */
export const countBefore = (series: Series, instant: Date, steps: Steps) =>
  wallsBetween(series, wallOf(series.start, zoneOf(series)), wallOf(instant, zoneOf(series)), steps).length

/** What the series' clocks show at an instant. */
export const wallIn = (series: Series, instant: Date): Date => wallOf(instant, zoneOf(series))

/** When the series' clocks show a wall time. */
export const instantIn = (series: Series, wall: Date): Date => instantOf(wall, zoneOf(series))
