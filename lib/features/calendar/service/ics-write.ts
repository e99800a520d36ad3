import ICAL from "ical.js"
import { withoutControls } from "@/lib/core/text"
import { addDays, isoDayOf, wallOf } from "@/lib/core/time-zone"
import type { EventRow } from "../store/events"
import type { Override } from "../store/overrides"
import { bySeries, byTime, occurrenceRow } from "./expand"
import { zoneText } from "./ics-zone"
import { morning } from "./remind"
import type { Steps } from "./steps"

/** Makes a file an invitation, or takes one back (RFC 5546). */
export interface Scheduling {
  method: "REQUEST" | "CANCEL"
  /** Increases with each change, so that the guest's program ignores outdated files. */
  sequence: number
  organiser: { name: string; email: string }
  /** The recipient, and how the event lists them. */
  guest: { name: string; email: string; entries: string[] }
  /** The original starts of the occurrences it is about; undefined for the event or the whole series. */
  only?: Date[]
}

interface Source {
  rows: EventRow[]
  overrides: Override[]
  name: string
  scheduling?: Scheduling
  /** Makes the UIDs globally unique. */
  host: string
  now: Date
}

/** Converts line breaks to "\n", the only one that the library escapes, and removes control characters. */
const textOf = (text: string) => withoutControls(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n"))
/** For values that the library doesn't escape, such as URLs and parameters. */
const oneLine = (text: string) =>
  textOf(text)
    .replace(/[\n\t]+/g, " ")
    .trim()

/** Returns the event's UID: the one it was imported with, or ours. */
export const uidOf = ({ uid, workspaceId, id }: EventRow, host: string) =>
  uid ? oneLine(uid) : `event-${workspaceId}-${id}@${host}`

const dayTime = (wall: Date) => ICAL.Time.fromDateString(isoDayOf(wall))

/** Adds a time, which is local for the zone of a series and UTC otherwise. */
function setTime(
  event: ICAL.Component,
  name: string,
  instant: Date,
  { allDay, zone }: { allDay: boolean; zone: string },
) {
  const property = new ICAL.Property(name)
  if (allDay) property.setValue(dayTime(instant))
  else if (zone === "UTC") property.setValue(ICAL.Time.fromJSDate(instant, true))
  else {
    property.setParameter("tzid", zone)
    property.setValue(ICAL.Time.fromDateTimeString(wallOf(instant, zone).toISOString().slice(0, 19)))
  }
  event.addProperty(property)
}

function addGuests(event: ICAL.Component, guests: string[]): void {
  for (const guest of guests.map(oneLine)) {
    const property = new ICAL.Property("attendee")
    const isAddress = /^\S+@\S+$/.test(guest)
    if (!isAddress) property.setParameter("cn", guest.replace(/"/g, "'"))
    // Subscribers must not learn the e-mail address of a guest who was entered by name.
    property.setValue(isAddress ? `mailto:${guest}` : "urn:cornerledger:guest")
    event.addProperty(property)
  }
}

const mailto = ({ email }: { email: string }) => `mailto:${oneLine(email)}`

function addScheduling(event: ICAL.Component, { method, sequence, organiser, guest }: Scheduling): void {
  event.addPropertyWithValue("sequence", sequence)
  event.addPropertyWithValue("status", method === "CANCEL" ? "CANCELLED" : "CONFIRMED")
  for (const [name, person] of [
    ["organizer", organiser],
    ["attendee", guest],
  ] as const) {
    const property = new ICAL.Property(name)
    if (person.name) property.setParameter("cn", oneLine(person.name).replace(/"/g, "'"))
    if (name === "attendee") {
      property.setParameter("partstat", "NEEDS-ACTION")
      property.setParameter("rsvp", "TRUE")
    }
    property.setValue(mailto(person))
    event.addProperty(property)
  }
}

function addReminder(event: ICAL.Component, { reminder, allDay, title }: EventRow): void {
  if (reminder === null) return
  const alarm = new ICAL.Component("valarm")
  alarm.addPropertyWithValue("action", "DISPLAY")
  alarm.addPropertyWithValue("description", oneLine(title))
  const seconds = (allDay ? morning / 1000 : 0) - reminder * 60
  alarm.addPropertyWithValue("trigger", ICAL.Duration.fromSeconds(seconds))
  event.addSubcomponent(alarm)
}

/** Writes an event or a changed occurrence, without its rule. */
function eventComponent(row: EventRow, zone: string, { host, now, scheduling }: Source): ICAL.Component {
  const event = new ICAL.Component("vevent")
  const end = row.allDay && row.endsAt <= row.startsAt ? addDays(row.startsAt, 1) : row.endsAt
  event.addPropertyWithValue("uid", uidOf(row, host))
  event.addPropertyWithValue("dtstamp", ICAL.Time.fromJSDate(now, true))
  event.addPropertyWithValue("summary", oneLine(row.title))
  setTime(event, "dtstart", row.startsAt, { allDay: row.allDay, zone })
  setTime(event, "dtend", end, { allDay: row.allDay, zone })
  const { location, description, guests = [] } = row.details
  if (location) event.addPropertyWithValue("location", oneLine(location))
  if (description) event.addPropertyWithValue("description", textOf(description))
  if (row.url) event.addPropertyWithValue("url", oneLine(row.url))
  event.addPropertyWithValue("categories", row.calendar)
  const own = scheduling?.guest.entries ?? []
  addGuests(
    event,
    guests.filter((guest) => !own.includes(guest)),
  )
  if (scheduling) addScheduling(event, scheduling)
  else addReminder(event, row)
  return event
}

function seriesComponents(row: EventRow, recurrence: string, overrides: Override[], source: Source): ICAL.Component[] {
  const zone = row.timeZone ?? "UTC"
  const times = { allDay: row.allDay, zone }
  const occurrence = (occursAt: Date, override?: Override) => {
    const one = eventComponent(occurrenceRow(row, occursAt, override), zone, source)
    setTime(one, "recurrence-id", occursAt, times)
    return one
  }
  const { only } = source.scheduling ?? {}
  const overrideAt = byTime(overrides)
  if (only) return only.map((occursAt) => occurrence(occursAt, overrideAt(occursAt)))
  const series = eventComponent(row, zone, source)
  series.addPropertyWithValue("rrule", ICAL.Recur.fromString(recurrence))
  for (const { occursAt } of overrides.filter(({ isCancelled }) => isCancelled))
    setTime(series, "exdate", occursAt, times)
  const changed = overrides.filter(({ isCancelled, startsAt }) => !isCancelled && startsAt)
  return [series, ...changed.map((override) => occurrence(override.occursAt, override))]
}

/** First and last year whose clock changes are listed. Subscribers reload the file long before the last one. */
const yearsAround = (now: Date) => [now.getUTCFullYear() - 2, now.getUTCFullYear() + 10] as const

/** Writes a calendar as an iCalendar file (RFC 5545), event by event, so that other requests can run in between. */
export async function writeCalendar(source: Source, steps: Steps): Promise<string> {
  const { rows, overrides, name, now, scheduling } = source
  const calendar = new ICAL.Component("vcalendar")
  calendar.addPropertyWithValue("version", "2.0")
  calendar.addPropertyWithValue("prodid", "-//Cornerledger//Calendar//EN")
  calendar.addPropertyWithValue("calscale", "GREGORIAN")
  if (scheduling) calendar.addPropertyWithValue("method", scheduling.method)
  else calendar.addPropertyWithValue("x-wr-calname", oneLine(name))
  const end = "END:VCALENDAR"
  const parts = [calendar.toString().trimEnd().slice(0, -end.length).trimEnd()]
  const repeating = rows.filter(({ recurrence, allDay }) => recurrence && !allDay)
  for (const zone of new Set(repeating.map(({ timeZone }) => timeZone ?? "UTC"))) {
    await steps.rest()
    if (zone !== "UTC") parts.push(zoneText(zone, ...yearsAround(now)))
  }
  const ownOf = bySeries(overrides)
  for (const row of rows) {
    await steps.rest()
    const components = row.recurrence
      ? seriesComponents(row, row.recurrence, ownOf(row.id), source)
      : [eventComponent(row, "UTC", source)]
    for (const component of components) parts.push(component.toString().trimEnd())
  }
  return [...parts, end, ""].join("\r\n")
}
