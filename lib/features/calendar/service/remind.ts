import { instantOf } from "@/lib/core/time-zone"
import type { Range } from "../schema"
import type { EventRow } from "../store/events"
import type { Override } from "../store/overrides"
import { byTime, occurrenceRow, occurrencesIn } from "./expand"
import type { Steps } from "./steps"

const minute = 60_000
const dayLong = 86_400_000
/** Reminders of all-day events count from 9 a.m. in the event's time zone. */
export const morning = 9 * 60 * minute
/** Events that have ended and began longer ago than this get no reminder any more. */
const tooLate = 60 * minute
/** How far ahead to search for the next occurrence, in days: most series repeat within weeks, some every leap year. */
const searchDays = [60, 800, 3_200]

/** One occurrence of an event, and when its reminder is due. */
export interface Occurrence {
  row: EventRow
  /** The original start within the series; for a single event its start. */
  occursAt: Date
  remindsAt: Date
}

/** Returns the time that reminders count from. */
const beginning = ({ startsAt, allDay, timeZone }: EventRow) =>
  allDay ? instantOf(new Date(startsAt.getTime() + morning), timeZone ?? "UTC") : startsAt

/** Lists the occurrences of an event in a range, in the order of their reminders. */
function happenings(row: EventRow, overrides: Override[], range: Range, steps: Steps): Occurrence[] {
  const times = row.recurrence ? occurrencesIn(row, overrides, range, steps) : [row.startsAt]
  const overrideAt = byTime(overrides)
  const early = (row.reminder ?? 0) * minute
  return times
    .map((occursAt) => {
      const happening = occurrenceRow(row, occursAt, overrideAt(occursAt))
      return { row: happening, occursAt, remindsAt: new Date(beginning(happening).getTime() - early) }
    })
    .sort((a, b) => a.remindsAt.getTime() - b.remindsAt.getTime())
}

/** Returns when the reminder of the first occurrence that meets `wanted` is due, or null. */
function firstReminder(
  row: EventRow,
  overrides: Override[],
  now: Date,
  steps: Steps,
  wanted: (one: Occurrence) => boolean,
): Date | null {
  if (row.reminder === null) return null
  for (const days of row.recurrence ? searchDays : searchDays.slice(0, 1)) {
    const end = new Date(now.getTime() + days * dayLong + row.reminder * minute)
    const start = new Date(now.getTime() - dayLong)
    const first = happenings(row, overrides, { start, end }, steps).find(wanted)
    if (first) return first.remindsAt
  }
  return null
}

/** Returns when the next reminder is due, once those until `now` were sent. */
export const nextReminder = (row: EventRow, overrides: Override[], now: Date, steps: Steps): Date | null =>
  firstReminder(row, overrides, now, steps, ({ remindsAt }) => remindsAt > now)

/** Returns when a changed event's first reminder is due. If the event starts too soon, that is in the past: it is sent at once. */
export const firstReminderAfterChange = (row: EventRow, overrides: Override[], now: Date, steps: Steps): Date | null =>
  firstReminder(row, overrides, now, steps, (one) => one.remindsAt > now || beginning(one.row) > now)

/** Returns the occurrences with a reminder due between `since` and `now`, except events that ended long ago. */
export function dueNow(row: EventRow, overrides: Override[], since: Date, now: Date, steps: Steps): Occurrence[] {
  const recent = now.getTime() - tooLate
  const early = (row.reminder ?? 0) * minute
  const range = { start: new Date(recent - dayLong), end: new Date(now.getTime() + early + dayLong) }
  return happenings(row, overrides, range, steps).filter(
    ({ remindsAt, row: { startsAt, endsAt } }) =>
      remindsAt >= since && remindsAt <= now && (endsAt > now || startsAt.getTime() >= recent),
  )
}
