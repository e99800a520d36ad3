import { RRule } from "rrule"
import { addDays, dayOf, instantOf, wallOf } from "@/lib/core/time-zone"
import { partsOfRule } from "../values"

/** A repeating event, as far as its times go. */
export interface Series {
  start: Date
  end: Date
  allDay: boolean
  recurrence: string
  timeZone?: string | null
}

const dayLong = 86_400_000
/** Where a series without an end is said to end. */
export const forever = new Date(Date.UTC(2300, 0, 1))
/** Days, weeks, months or years that are looked at for one answer: more than any rule has between 1900 and 2200 that ever falls on a day. */
const mostSteps = 25_000

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

/** A start that is whole steps of the rule later, so that old series need not be walked through from their beginning. */
function nearer(start: Date, from: Date, parts: Map<string, string>): Date {
  const days = { DAILY: 1, WEEKLY: 7 }[parts.get("FREQ") ?? ""]
  if (!days || parts.has("COUNT")) return start
  const step = days * Number(parts.get("INTERVAL") ?? 1) * dayLong
  const steps = Math.floor((from.getTime() - start.getTime()) / step) - 1
  return steps > 0 ? new Date(start.getTime() + steps * step) : start
}

/**
 * The rule on wall times. One that never falls on a day, such as every 30 February, would be searched until the year
 * 9999; the library reads the interval at each step, so the steps are counted there.
 */
function ruleOf(series: Series, from?: Date): RRule {
  const parts = partsOfRule(series.recurrence)
  if (!parts) throw new Error(`not a rule: ${series.recurrence}`)
  const zone = zoneOf(series)
  const start = wallOf(series.start, zone)
  const until = untilOf(parts.get("UNTIL"), zone)
  parts.delete("UNTIL")
  const text = [...parts].map(([name, value]) => `${name}=${value}`).join(";")
  const dtstart = from ? nearer(start, from, parts) : start
  const rule = new RRule({ ...RRule.parseString(text), dtstart, until }, true)
  const { interval } = rule.options
  let steps = 0
  Object.defineProperty(rule.options, "interval", {
    get() {
      steps++
      if (steps > mostSteps) throw new RangeError("the rule never falls on a day")
      return interval
    },
  })
  return rule
}

function collect(rule: RRule, from: Date, to: Date, most: number): Date[] {
  const found: Date[] = []
  try {
    rule.between(from, to, true, (date) => found.push(date) < most)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return found.slice(0, most)
}

/** When a series starts anew so that it is on at some time from `from` until before `to`, in order. */
export function startsBetween(series: Series, from: Date, to: Date, most = 1_000): Date[] {
  const zone = zoneOf(series)
  const first = new Date(wallOf(from, zone).getTime() - lasting(series) - 2 * dayLong)
  const walls = collect(ruleOf(series, first), first, addDays(wallOf(to, zone), 2), most + 8)
  const on = (start: Date) =>
    start < to && (start.getTime() + lasting(series) > from.getTime() || start.getTime() >= from.getTime())
  return walls
    .map((wall) => instantOf(wall, zone))
    .filter(on)
    .slice(0, most)
}

/** Whether the series starts at this instant, by its rule. */
export function startsAt(series: Series, instant: Date): boolean {
  const next = new Date(instant.getTime() + 1)
  return startsBetween(series, instant, next).some((start) => start.getTime() === instant.getTime())
}

/** The first time the rule falls on, at or after the start; nothing where it never does. */
export function firstStart(series: Series): Date | undefined {
  const zone = zoneOf(series)
  const start = wallOf(series.start, zone)
  const [first] = collect(ruleOf(series), start, forever, 1)
  return first && instantOf(first, zone)
}

/** When the last one is over; `forever` where there is no last. */
export function lastEnd(series: Series): Date {
  const parts = partsOfRule(series.recurrence)
  const zone = zoneOf(series)
  if (parts?.has("COUNT")) {
    const walls = collect(ruleOf(series), wallOf(series.start, zone), forever, 1_000)
    const last = walls.at(-1) ?? wallOf(series.start, zone)
    return new Date(instantOf(last, zone).getTime() + lasting(series))
  }
  const until = untilOf(parts?.get("UNTIL"), zone)
  if (!until) return forever
  return new Date(Math.max(instantOf(until, zone).getTime() + lasting(series), series.end.getTime()))
}

/** How many start before an instant. */
const countBefore = (series: Series, instant: Date) => {
  const wall = wallOf(instant, zoneOf(series)).getTime()
  return collect(ruleOf(series), wallOf(series.start, zoneOf(series)), new Date(wall - 1), 1_000).length
}

const written = (parts: Map<string, string>) => [...parts].map(([name, value]) => `${name}=${value}`).join(";")
const compact = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, "")

/** The rule that ends before the one that starts at `at`. */
export function endedBefore(series: Series, at: Date): string {
  const parts = new Map(partsOfRule(series.recurrence))
  parts.delete("COUNT")
  const end = series.allDay ? compact(addDays(dayOf(at), -1)).slice(0, 8) : compact(new Date(at.getTime() - 1000))
  return written(parts.set("UNTIL", end))
}

/** The rule that goes on with the one that starts at `at`: fewer where they are counted. */
export function continuedFrom(series: Series, at: Date): string {
  const parts = new Map(partsOfRule(series.recurrence))
  const count = parts.get("COUNT")
  if (count) parts.set("COUNT", String(Math.max(1, Number(count) - countBefore(series, at))))
  return written(parts)
}

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]

/** The rule after the whole series is moved to other days, from the day of one wall time to that of another. */
export function movedRule(recurrence: string, from: Date, to: Date): string {
  const parts = new Map(partsOfRule(recurrence))
  const days = Math.round((dayOf(to).getTime() - dayOf(from).getTime()) / dayLong)
  if (days === 0) return recurrence
  const byDay = parts.get("BYDAY")
  if (byDay && !/\d/.test(byDay)) {
    const turned = (name: string) => weekdays[(((weekdays.indexOf(name) + days) % 7) + 7) % 7]
    parts.set("BYDAY", byDay.split(",").map(turned).join(","))
  } else if (byDay && !byDay.includes(",")) {
    const last = to.getUTCDate() + 7 > new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
    const nth = byDay.startsWith("-1") && last ? -1 : Math.min(5, Math.ceil(to.getUTCDate() / 7))
    parts.set("BYDAY", `${nth}${weekdays[to.getUTCDay()]}`)
  }
  const monthDay = parts.get("BYMONTHDAY")
  if (monthDay && !/[-,]/.test(monthDay)) parts.set("BYMONTHDAY", String(to.getUTCDate()))
  const month = parts.get("BYMONTH")
  if (month && !month.includes(",") && parts.get("FREQ") === "YEARLY")
    parts.set("BYMONTH", String(to.getUTCMonth() + 1))
  return written(parts)
}

/** What the series' clocks show at an instant. */
export const wallIn = (series: Series, instant: Date): Date => wallOf(instant, zoneOf(series))

/** When the series' clocks show a wall time. */
export const instantIn = (series: Series, wall: Date): Date => instantOf(wall, zoneOf(series))
