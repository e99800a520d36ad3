import ICAL from "ical.js"
import { invalid } from "@/lib/core/http/errors"
import { type NewEvent, newEvent } from "../schema"
import { type Calendar, type ImportProblem, mostImported } from "../values"
import { calendarOf, durationOf, guestsOf, reminderOf, ruleOf, textOf, timeOf, urlOf, type Zones } from "./ics-parts"

export interface ImportedOverride {
  occursAt: Date
  /** How it differs; left out where it does not take place. */
  values?: NewEvent
}
export interface Imported {
  uid?: string
  values: NewEvent
  overrides: ImportedOverride[]
}
export interface ReadCalendar {
  events: Imported[]
  problems: { title: string; reason: ImportProblem }[]
}

/** What times and events are where the file does not say. */
export interface Defaults {
  timeZone: string
  calendar: Calendar
}

class Unfit extends Error {
  constructor(readonly reason: ImportProblem) {
    super(reason)
  }
}

const fileProblem = (key: string) => invalid({ ics: key })

function eventsOf(text: string): ICAL.Component[] {
  let parsed: unknown[]
  try {
    parsed = ICAL.parse(text) as unknown[]
  } catch {
    throw fileProblem("notCalendar")
  }
  const roots = (typeof parsed[0] === "string" ? [parsed] : parsed) as ConstructorParameters<typeof ICAL.Component>[0][]
  const calendars = roots.map((root) => new ICAL.Component(root)).filter(({ name }) => name === "vcalendar")
  if (calendars.length === 0) throw fileProblem("notCalendar")
  const events = calendars.flatMap((calendar) => calendar.getAllSubcomponents("vevent"))
  if (events.length > mostImported) throw fileProblem("tooManyEvents")
  return events
}

/** The times of an event: whole days from midnight to midnight UTC, as we keep them. */
function timesOf(event: ICAL.Component, zones: Zones) {
  const start = timeOf(event.getFirstProperty("dtstart"), zones)
  if (!start) throw new Unfit("unreadable")
  const end = timeOf(event.getFirstProperty("dtend"), zones)
  const usual = start.allDay ? 86_400_000 : 0
  const lasts = end ? end.at.getTime() - start.at.getTime() : (durationOf(event) ?? usual)
  return { ...start, end: new Date(start.at.getTime() + Math.max(lasts, start.allDay ? usual : 0)) }
}

function valuesOf(event: ICAL.Component, zones: Zones, defaults: Defaults): NewEvent {
  const { at, end, allDay, zone } = timesOf(event, zones)
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

function exceptionsOf(event: ICAL.Component, zones: Zones): ImportedOverride[] {
  return event.getAllProperties("exdate").flatMap((property) => {
    const times = property.getValues().map((_, i) => timeOf(property, zones, i))
    return times.flatMap((time) => (time ? [{ occursAt: time.at }] : []))
  })
}

/** Reads one calendar file. What cannot be taken over is named and left out. @throws HttpError 422 for what is no calendar file */
export function readCalendar(text: string, defaults: Defaults): ReadCalendar {
  const all = eventsOf(text)
  const zones: Zones = { usual: defaults.timeZone }
  const read: ReadCalendar = { events: [], problems: [] }
  const attempt = (event: ICAL.Component, run: () => void) => {
    try {
      run()
    } catch (error) {
      // The library throws plain errors at values it cannot make sense of.
      const reason = error instanceof Unfit ? error.reason : "unreadable"
      read.problems.push({ title: textOf(event, "summary", 200) || "…", reason })
    }
  }
  const byUid = new Map<string, Imported>()
  for (const event of all.filter((one) => !one.hasProperty("recurrence-id"))) {
    attempt(event, () => {
      if (isCancelled(event)) throw new Unfit("cancelled")
      const values = valuesOf(event, zones, defaults)
      const uid = uidOf(event)
      const imported = { uid, values, overrides: exceptionsOf(event, zones) }
      if (uid && byUid.has(uid)) return
      if (uid) byUid.set(uid, imported)
      read.events.push(imported)
    })
  }
  for (const event of all.filter((one) => one.hasProperty("recurrence-id"))) {
    attempt(event, () => {
      const series = byUid.get(uidOf(event) ?? "")
      const occursAt = timeOf(event.getFirstProperty("recurrence-id"), zones)?.at
      if (!series?.values.extendedProps.recurrence || !occursAt) throw new Unfit("noSeries")
      series.overrides = series.overrides.filter((other) => other.occursAt.getTime() !== occursAt.getTime())
      series.overrides.push(isCancelled(event) ? { occursAt } : { occursAt, values: valuesOf(event, zones, defaults) })
    })
  }
  return read
}
