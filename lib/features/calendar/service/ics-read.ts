import ICAL from "ical.js"
import { HttpError } from "@/lib/core/http/errors"
import { type NewEvent, newEvent } from "../schema"
import type { Calendar, ImportProblem } from "../values"
import { calendarOf, durationOf, guestsOf, reminderOf, ruleOf, textOf, timesOf, urlOf, Zones } from "./ics-parts"
import { scan } from "./ics-scan"
import type { Steps } from "./steps"

export interface ImportedOverride {
  occursAt: Date
  /** The changed occurrence; undefined if it is cancelled. */
  values?: NewEvent
}
export interface Imported {
  uid?: string
  values: NewEvent
  /** Changed or cancelled occurrences, by their original start in milliseconds. */
  overrides: Map<number, ImportedOverride>
}
export interface ReadCalendar {
  events: Imported[]
  problems: { title: string; reason: ImportProblem }[]
}

/** Used for times without a zone and events without a calendar. */
export interface Defaults {
  timeZone: string
  calendar: Calendar
}

class Unfit extends Error {
  constructor(readonly reason: ImportProblem) {
    super(reason)
  }
}

/** Parses one event of a file. @returns undefined if the library can't parse it */
function componentOf(lines: string[]): ICAL.Component | undefined {
  try {
    const parsed = ICAL.parse(lines.join("\r\n"))
    return new ICAL.Component(parsed as ConstructorParameters<typeof ICAL.Component>[0])
  } catch {
    return undefined
  }
}

/** Returns an event's times; all-day events run from midnight to midnight UTC. */
function spanOf(event: ICAL.Component, zones: Zones) {
  const [start] = timesOf(event.getFirstProperty("dtstart"), zones)
  if (!start) throw new Unfit("unreadable")
  const [end] = timesOf(event.getFirstProperty("dtend"), zones)
  const usual = start.allDay ? 86_400_000 : 0
  const lasts = end ? end.at.getTime() - start.at.getTime() : (durationOf(event) ?? usual)
  return { ...start, end: new Date(start.at.getTime() + Math.max(lasts, start.allDay ? usual : 0)) }
}

function valuesOf(event: ICAL.Component, zones: Zones, defaults: Defaults): NewEvent {
  const { at, end, allDay, zone } = spanOf(event, zones)
  const rule = ruleOf(event, { allDay, zone })
  if (rule === "unfit") throw new Unfit("recurrence")
  const parsed = newEvent.safeParse({
    title: textOf(event, "summary", 200) || "…",
    url: urlOf(event),
    start: at.toISOString(),
    end: end.toISOString(),
    allDay,
    extendedProps: {
      calendar: calendarOf(event) ?? defaults.calendar,
      location: textOf(event, "location", 200),
      description: textOf(event, "description", 5_000, true),
      guests: guestsOf(event),
      reminder: reminderOf(event, allDay),
      ...(rule && { recurrence: rule, timeZone: zone }),
    },
  })
  if (!parsed.success) throw new Unfit("unreadable")
  return parsed.data
}

const isCancelled = (event: ICAL.Component) =>
  String(event.getFirstPropertyValue("status")).toUpperCase() === "CANCELLED"
const uidOf = (event: ICAL.Component) => textOf(event, "uid", 250)

async function exceptionsOf(event: ICAL.Component, zones: Zones): Promise<Imported["overrides"]> {
  const found: Imported["overrides"] = new Map()
  for (const property of event.getAllProperties("exdate")) {
    await zones.steps.rest()
    for (const time of timesOf(property, zones)) if (time) found.set(time.at.getTime(), { occursAt: time.at })
  }
  return found
}

/**
 * Reads a calendar file. Events that can't be imported are skipped and listed in `problems`.
 * @throws HttpError 422 if it isn't a calendar file, exceeds a limit, or runs out of steps
 */
export async function readCalendar(text: string, defaults: Defaults, steps: Steps): Promise<ReadCalendar> {
  const scanned = await scan(text, steps)
  const zones = new Zones(defaults.timeZone, scanned.zones, steps)
  const read: ReadCalendar = { events: [], problems: [] }
  const attempt = async (event: ICAL.Component, run: () => void | Promise<void>) => {
    await steps.rest()
    try {
      await run()
    } catch (error) {
      if (error instanceof HttpError) throw error
      // The library throws plain errors for values it can't parse.
      const reason = error instanceof Unfit ? error.reason : "unreadable"
      read.problems.push({ title: textOf(event, "summary", 200) || "…", reason })
    }
  }
  const byUid = new Map<string, Imported>()
  const changes: ICAL.Component[] = []
  for (const lines of scanned.events) {
    const event = componentOf(lines)
    if (!event) read.problems.push({ title: "…", reason: "unreadable" })
    else if (event.hasProperty("recurrence-id")) changes.push(event)
    else await attempt(event, () => take(event))
  }
  async function take(event: ICAL.Component) {
    if (isCancelled(event)) throw new Unfit("cancelled")
    const values = valuesOf(event, zones, defaults)
    const uid = uidOf(event)
    if (uid && byUid.has(uid)) return
    const imported = { uid, values, overrides: await exceptionsOf(event, zones) }
    if (uid) byUid.set(uid, imported)
    read.events.push(imported)
  }
  for (const event of changes) {
    await attempt(event, () => {
      const series = byUid.get(uidOf(event) ?? "")
      const occursAt = timesOf(event.getFirstProperty("recurrence-id"), zones)[0]?.at
      if (!series?.values.extendedProps.recurrence || !occursAt) throw new Unfit("noSeries")
      const values = isCancelled(event) ? undefined : valuesOf(event, zones, defaults)
      series.overrides.set(occursAt.getTime(), { occursAt, values })
    })
  }
  return read
}
