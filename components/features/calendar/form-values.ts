import { addDays, dayOf, instantOf, isoDayOf, wallOf } from "@/lib/core/time-zone"
import type { Event } from "@/lib/features/calendar/schema"
import type { EventForm } from "@/lib/features/calendar/schema/form"
import type { EventChange } from "./optimistic"
import { placed } from "./placed"
import { noRepeat, repeatOf, ruleOf } from "./repeat"
import type { ViewState } from "./view-state"

const clockOf = (wall: Date) => wall.toISOString().slice(11, 16)
const hour = 3_600_000
const wallIn = (text: string) => new Date(text.length > 10 ? `${text}:00Z` : `${text}T00:00:00Z`)

/** Returns the initial values of a new event: the chosen time, or the next full hour of the day in view. */
export function blank({ date, adding }: ViewState, now: Date): EventForm {
  const next = new Date(Math.ceil((now.getTime() + 1) / hour) * hour)
  const onDay = new Date(date.getTime() + (next.getTime() - dayOf(next).getTime()))
  const allDay = adding?.at?.length === 10
  const start = adding?.at ? wallIn(adding.at) : onDay
  const defaultEnd = allDay ? addDays(start, 1) : new Date(start.getTime() + hour)
  const until = adding?.until ? wallIn(adding.until) : defaultEnd
  const end = until > start ? until : defaultEnd
  return {
    title: "",
    calendar: "Business",
    allDay,
    startDate: isoDayOf(start),
    startTime: allDay ? "09:00" : clockOf(start),
    endDate: isoDayOf(allDay ? addDays(end, -1) : end),
    endTime: allDay ? "10:00" : clockOf(end),
    url: "",
    guests: [],
    location: "",
    description: "",
    reminder: "",
    ...noRepeat(start),
  }
}

/** Returns the form values of an existing event. */
export function formOf(event: Event, zone: string): EventForm {
  const { start, end, allDay } = placed(event, zone)
  const { calendar, guests = [], location = "", description = "", reminder, recurrence } = event.extendedProps
  return {
    title: event.title,
    calendar,
    allDay,
    startDate: isoDayOf(start),
    startTime: allDay ? "09:00" : clockOf(start),
    endDate: isoDayOf(allDay ? addDays(end, -1) : end),
    endTime: allDay ? "10:00" : clockOf(end),
    url: event.url,
    guests,
    location,
    description,
    reminder: reminder === undefined ? "" : String(reminder),
    ...repeatOf(recurrence, dayOf(start), zone),
  }
}

const momentOf = (date: string, time: string, zone: string) => instantOf(wallIn(`${date}T${time}`), zone).toISOString()

/** Returns the form's times as the API expects them. */
export function timesOf({ allDay, startDate, startTime, endDate, endTime }: EventForm, zone: string) {
  if (!allDay) return { start: momentOf(startDate, startTime, zone), end: momentOf(endDate, endTime, zone), allDay }
  const day = (date: string, days = 0) => addDays(wallIn(date), days).toISOString()
  return { start: day(startDate), end: day(endDate, 1), allDay }
}

/** Returns all form values as the API expects them. An existing event keeps the time zone it was created in. */
export function changeOf(values: EventForm, zone: string, before?: Event): Required<EventChange> {
  const { title, url, calendar, guests, location, description, reminder, startDate } = values
  const { timeZone = zone, recurrence } = before?.extendedProps ?? {}
  const rule = ruleOf(values, { day: wallIn(startDate), allDay: values.allDay, zone: timeZone }, recurrence)
  return {
    title,
    url,
    ...timesOf(values, zone),
    extendedProps: {
      calendar,
      ...(location && { location }),
      ...(description && { description }),
      ...(guests.length > 0 && { guests }),
      ...(rule && { recurrence: rule }),
      timeZone,
      ...(reminder !== "" && { reminder: Number(reminder) }),
    },
  }
}

const stableJson = (value: unknown) =>
  JSON.stringify(value, (_, inner) =>
    inner && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => a.localeCompare(b)))
      : inner,
  )

/** Returns only the changed values. If one of the times changed, all of them are included. */
export function differences(before: Required<EventChange>, after: Required<EventChange>): EventChange {
  const differs = (name: keyof EventChange) => stableJson(before[name]) !== stableJson(after[name])
  const names = (Object.keys(after) as (keyof EventChange)[]).filter(differs)
  const timed = names.some((name) => name === "start" || name === "end" || name === "allDay")
  const sent = timed ? [...names, "start" as const, "end" as const, "allDay" as const] : names
  return Object.fromEntries([...new Set(sent)].map((name) => [name, after[name]])) as EventChange
}

/** Returns the current wall time in a time zone. */
export const nowIn = (zone: string): Date => wallOf(new Date(), zone)
