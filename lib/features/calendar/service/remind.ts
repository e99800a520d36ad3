import { instantOf } from "@/lib/core/time-zone"
import type { Range } from "../schema"
import type { EventRow } from "../store/events"
import type { Override } from "../store/overrides"
import { byTime, occurrenceRow, occurrencesIn } from "./expand"
import type { Steps } from "./steps"

const minute = 60_000
const dayLong = 86_400_000
/** Reminders of whole days count from nine in the morning, where the event was made. */
export const morning = 9 * 60 * minute
/** Of what began longer ago and is over, nobody is reminded any more. */
const tooLate = 60 * minute
/** How far ahead the next of a series is looked for, in days: most repeat within weeks, some every leap year. */
const ahead = [60, 800, 3_200]

/** One time an event takes place. */
export interface Happening {
  row: EventRow
  /** When the series has it start; the start itself of what happens once. */
  occursAt: Date
  remindsAt: Date
}

/** What reminders count from. */
const beginning = ({ startsAt, allDay, timeZone }: EventRow) =>
  allDay ? instantOf(new Date(startsAt.getTime() + morning), timeZone ?? "UTC") : startsAt

/** The times an event takes place in a range, each with its reminder, in order of the reminders. */
function happenings(row: EventRow, overrides: Override[], range: Range, steps: Steps): Happening[] {
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

/** The first time an event takes place that is to be reminded of, as `wanted` says; nothing where there is none. */
function firstReminder(
  row: EventRow,
  overrides: Override[],
  now: Date,
  steps: Steps,
  wanted: (one: Happening) => boolean,
): Date | null {
  if (row.reminder === null) return null
  for (const days of row.recurrence ? ahead : ahead.slice(0, 1)) {
    const end = new Date(now.getTime() + days * dayLong + row.reminder * minute)
    const start = new Date(now.getTime() - dayLong)
    const first = happenings(row, overrides, { start, end }, steps).find(wanted)
    if (first) return first.remindsAt
  }
  return null
}

/** When the next reminder of an event is due, after those until now were given. */
export const nextReminder = (row: EventRow, overrides: Override[], now: Date, steps: Steps): Date | null =>
  firstReminder(row, overrides, now, steps, ({ remindsAt }) => remindsAt > now)

/** When the first reminder of an event that was just written is due: at once, where it begins sooner than one wants to know. */
export const reminderAnew = (row: EventRow, overrides: Override[], now: Date, steps: Steps): Date | null =>
  firstReminder(row, overrides, now, steps, (one) => one.remindsAt > now || beginning(one.row) > now)

/** What is to be reminded of now: reminders due since `since` of what is not long over. */
export function dueNow(row: EventRow, overrides: Override[], since: Date, now: Date, steps: Steps): Happening[] {
  const recent = now.getTime() - tooLate
  const early = (row.reminder ?? 0) * minute
  const range = { start: new Date(recent - dayLong), end: new Date(now.getTime() + early + dayLong) }
  return happenings(row, overrides, range, steps).filter(
    ({ remindsAt, row: { startsAt, endsAt } }) =>
      remindsAt >= since && remindsAt <= now && (endsAt > now || startsAt.getTime() >= recent),
  )
}
