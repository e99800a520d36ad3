import ICAL from "ical.js"
import { partsOfRule } from "../values"
import { dayLong, readRule, wallsOf } from "./rule-days"
import type { Steps } from "./steps"

interface Onset {
  /** The wall time at which the offset begins, on the clocks before the change. */
  wall: number
  /** Milliseconds ahead of UTC. */
  offset: number
}

/**
 * A time zone that only the file describes. The library would expand its rules without limit; here they cost steps like any
 * other rule, and only the years around a given time are expanded.
 */
export class FileZone {
  readonly #parts: ICAL.Component[]
  readonly #years = new Map<number, Onset[]>()

  constructor(lines: string[]) {
    const zone = new ICAL.Component(ICAL.parse(lines.join("\r\n")) as ConstructorParameters<typeof ICAL.Component>[0])
    this.#parts = zone.getAllSubcomponents()
  }

  /** Returns the instant at which the zone's clocks show a wall time. */
  instantOf(wall: Date, steps: Steps): Date {
    const year = wall.getUTCFullYear()
    const known = this.#years.get(year)
    const onsets = known ?? this.#parts.flatMap((part) => onsetsOf(part, year, steps)).sort((a, b) => a.wall - b.wall)
    if (!known) this.#years.set(year, onsets)
    const offset = onsets.findLast((onset) => onset.wall <= wall.getTime())?.offset ?? onsets[0]?.offset ?? 0
    return new Date(wall.getTime() - offset)
  }
}

const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  Date.UTC(year, month - 1, day, hour, minute, second)

/** Returns when an offset of a zone begins: its first time, and those in the years around the given one. */
function onsetsOf(part: ICAL.Component, year: number, steps: Steps): Onset[] {
  const start = part.getFirstPropertyValue("dtstart") as unknown
  const to = part.getFirstPropertyValue("tzoffsetto") as unknown
  if (!(start instanceof ICAL.Time) || !(to instanceof ICAL.UtcOffset)) return []
  const walls = [wallOf(start)]
  for (const property of part.getAllProperties("rdate")) {
    const at = property.getFirstValue() as unknown
    if (at instanceof ICAL.Time) walls.push(wallOf(at))
  }
  const begin = new Date(wallOf(start))
  const rule = part.getFirstPropertyValue("rrule") as unknown
  const parts = rule instanceof ICAL.Recur ? partsOfRule(rule.toString()) : undefined
  if (parts) {
    const until = rule instanceof ICAL.Recur && rule.until ? wallOf(rule.until) + dayLong : undefined
    const around = Math.min(until ?? Number.POSITIVE_INFINITY, Date.UTC(year, 0, 1))
    const [from, end] = [new Date(around - 800 * dayLong), new Date(Date.UTC(year + 1, 0, 1))]
    for (const wall of wallsOf(readRule(parts, begin, until), begin, from, end, steps)) walls.push(wall.getTime())
  }
  steps.spend(walls.length)
  return walls.map((wall) => ({ wall, offset: to.toSeconds() * 1000 }))
}
