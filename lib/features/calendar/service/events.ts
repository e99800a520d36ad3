import type { Scope } from "@/lib/core/db/types"
import { HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { addDays, dayOf } from "@/lib/core/time-zone"
import type { Event, EventChanges, NewEvent, Range } from "../schema"
import * as store from "../store/events"
import { forgetAnswers } from "../store/guests"
import { findOverrides, type Override, replaceOverrides } from "../store/overrides"
import type { Calendar } from "../values"
import { withAnswers } from "./answers-of"
import { bySeries, expand } from "./expand"
import { followSeries } from "./follow-series"
import { isMoved } from "./guest-changes"
import { firstStart, lastEnd } from "./recurrence"
import { firstReminderAfterChange } from "./remind"
import { type Steps, stepsOf } from "./steps"
import { tellGuests } from "./tell-guests"
import { checkVersion, nextVersion, withVersion } from "./version"

/** Max rows read, and max events returned, for one range. */
const maxEvents = 5_000

/** Max duration of an occurrence of a series, in milliseconds. */
const maxSeriesDuration = 31 * 86_400_000

export async function list(scope: Scope, calendars: Calendar[] | undefined, range?: Range): Promise<Event[]> {
  if (!range) return store.findAll(scope, calendars)
  if (calendars?.length === 0) return []
  const rows = await store.findInRange(scope, range, maxEvents)
  const repeating = rows.filter(({ recurrence }) => recurrence).map(({ id }) => id)
  const overrides = await findOverrides(scope, repeating, range)
  const found = await expand(rows, overrides, range, maxEvents, stepsOf(scope, "end"))
  const shown = calendars ? found.filter(({ extendedProps }) => calendars.includes(extendedProps.calendar)) : found
  return withAnswers(scope, shown, new Map(rows.map(({ id, ownerId }) => [id, ownerId])))
}

/**
 * Checks an event's times and normalises those of a series: it starts at the first occurrence of its rule, and all-day
 * series run from midnight to midnight.
 * @throws HttpError 422
 */
export function normaliseTimes<V extends EventChanges>(
  values: V & { start: Date; end: Date; allDay: boolean },
  steps: Steps,
) {
  let { start, end } = values
  const { allDay } = values
  if (end < start) throw invalid({ "event.end": "endBeforeStart" })
  const { recurrence, timeZone } = values.extendedProps ?? {}
  if (!recurrence) return { values: { ...values, start, end }, repeatsUntil: null }
  if (allDay) {
    start = dayOf(start)
    end = end > start ? addDays(dayOf(new Date(end.getTime() - 1)), 1) : addDays(start, 1)
  }
  const series = { start, end, allDay, recurrence, timeZone }
  if (end.getTime() - start.getTime() > maxSeriesDuration) throw invalid({ "event.end": "repeatsTooLong" })
  const first = firstStart(series, steps)
  if (!first) throw invalid({ "event.extendedProps.recurrence": "recurrenceNever" })
  end = new Date(first.getTime() + end.getTime() - start.getTime())
  return { values: { ...values, start: first, end }, repeatsUntil: lastEnd({ ...series, start: first, end }, steps) }
}

/** Returns the step budget of a request that writes one event. */
export const writingSteps = (scope: Scope) => stepsOf(scope, "event.extendedProps.recurrence")

/** Recomputes and saves when the next reminder of an event is due. Call it after any change. */
export async function setReminder(scope: Scope, row: store.EventRow, overrides: Override[]): Promise<store.EventRow> {
  const remindsAt = firstReminderAfterChange(row, overrides, new Date(), writingSteps(scope))
  if (remindsAt?.getTime() === row.remindsAt?.getTime()) return row
  return store.update(scope, row.id, {}, { remindsAt })
}

export async function add(scope: Scope, given: NewEvent): Promise<Event> {
  const { values, repeatsUntil } = normaliseTimes(given, writingSteps(scope))
  const row = await setReminder(scope, await store.insert(scope, values, { repeatsUntil }), [])
  await tellGuests(scope, [{ after: { row, overrides: [] } }])
  return store.eventOf(row)
}

/** Converts a row to the values that would write it. */
export function valuesOf(row: store.EventRow): NewEvent {
  const { title, url, startsAt: start, endsAt: end, allDay, calendar, details } = row
  const { recurrence, timeZone, reminder } = row
  const repeated = { recurrence: recurrence ?? undefined, timeZone: timeZone ?? undefined }
  const extendedProps = { ...details, ...repeated, calendar, reminder: reminder ?? undefined }
  return { title, url, start, end, allDay, extendedProps }
}

/**
 * Overwrites an event, updates its derived columns, overrides and reminder, and tells the guests.
 * @param opened the new values of the changed occurrence through which somebody changed the whole series
 */
export async function rewrite(
  scope: Scope,
  before: store.EventRow,
  given: NewEvent,
  opened?: Override,
): Promise<store.EventRow> {
  const { values, repeatsUntil } = normaliseTimes(given, writingSteps(scope))
  const version = await nextVersion(scope, before)
  const row = await store.update(scope, before.id, values, { repeatsUntil, version })
  if (isMoved(before, row)) await forgetAnswers(scope, row.id)
  if (!before.recurrence) {
    await tellGuests(scope, [{ before: { row: before, overrides: [] }, after: { row, overrides: [] } }])
    return setReminder(scope, row, [])
  }
  const overrides = await findOverrides(scope, [row.id])
  const isOpened = ({ occursAt }: Override) => occursAt.getTime() === opened?.occursAt.getTime()
  const changed = opened ? overrides.map((one) => (isOpened(one) ? opened : one)) : overrides
  const moved = followSeries(before, row, changed)
  if (moved !== overrides) await replaceOverrides(scope, row.id, moved)
  await tellGuests(scope, [{ before: { row: before, overrides }, after: { row, overrides: moved } }])
  return setReminder(scope, row, moved)
}

/**
 * Merges changes at the top level; `extendedProps` is replaced as a whole.
 * @throws HttpError 404; 409 if the event has changed since version `seen`
 */
export async function change(scope: Scope, id: number, changes: EventChanges, seen?: number): Promise<Event> {
  const before = await store.findForChange(scope, id)
  if (!before) throw notFound()
  checkVersion(store.eventOf(before), before.version, seen)
  const row = await rewrite(scope, before, { ...valuesOf(before), ...changes })
  const event = store.eventOf(row)
  return seen === undefined ? event : withVersion(event, row.version)
}

/** Deletes events and tells their guests. @returns the ids of those that existed */
async function removeRows(scope: Scope, rows: store.EventRow[]): Promise<number[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const repeating = rows.filter(({ recurrence }) => recurrence).map(({ id }) => id)
  const ownOf = bySeries(await findOverrides(scope, repeating))
  await tellGuests(
    scope,
    rows.map((row) => ({ before: { row, overrides: ownOf(row.id) } })),
  )
  return store.remove(scope, ids)
}

/** @throws HttpError 404; 409 if the event has changed since version `seen` */
export async function remove(scope: Scope, id: number, seen?: number): Promise<number> {
  const row = await store.findForChange(scope, id)
  if (!row) throw notFound()
  // The version of a changed occurrence is higher than that of its series.
  checkVersion(store.eventOf(row), row.version, seen && Math.min(seen, row.version))
  await removeRows(scope, [row])
  return id
}

/** Deletes events, ignoring ids that don't exist. @returns the ids deleted */
export const removeAll = async (scope: Scope, ids: number[]): Promise<number[]> =>
  removeRows(scope, await store.findAllForChange(scope, ids))

export async function restore(scope: Scope, id: number): Promise<Event> {
  const restored = await store.restore(scope, id)
  if (!restored) throw new HttpError(404, "not_found", { message: "undoExpired" })
  const overrides = restored.recurrence ? await findOverrides(scope, [id]) : []
  // One more than that of the deletion, so that the guests' programs add the event again.
  const version = (await nextVersion(scope, restored)) + 1
  const row = await store.update(scope, id, {}, { version })
  await tellGuests(scope, [{ after: { row, overrides } }])
  return store.eventOf(row)
}
