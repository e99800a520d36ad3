import type { Scope } from "@/lib/core/db/types"
import { invalid, notFound } from "@/lib/core/http/errors"
import type { Event, EventChanges, NewEvent } from "../schema"
import * as store from "../store/events"
import { copyAnswers, reopenOccurrence } from "../store/guests"
import { findOverride, findOverrides, type Override, replaceOverrides, saveOverride } from "../store/overrides"
import type { ChangeScope } from "../values"
import { normaliseTimes, rewrite, setReminder, valuesOf, writingSteps } from "./events"
import { occurrenceOf, occurrenceRow, seriesOf } from "./expand"
import { followSeries, inherit } from "./follow-series"
import { isMoved } from "./guest-changes"
import { instantIn, type Series, startsAt, wallIn } from "./recurrence"
import { continuedFrom, endedBefore, movedRule } from "./recurrence-change"
import type { Steps } from "./steps"
import { tellGuests } from "./tell-guests"
import { checkVersion, nextVersion, versionOf, withVersion } from "./version"

export interface OccurrenceKey {
  id: number
  /** The occurrence's original start. */
  occurrence: Date
  /** The version that the caller saw. */
  version?: number
}

/**
 * Finds a series by one of its occurrences, and locks its row.
 * @throws HttpError 404 if it has no such occurrence; 409 if that has changed since the caller saw it
 */
export async function find(scope: Scope, { id, occurrence, version }: OccurrenceKey) {
  const row = await store.findForChange(scope, id)
  const series = row && seriesOf(row)
  if (!row || !series || !startsAt(series, occurrence, writingSteps(scope))) throw notFound()
  const override = await findOverride(scope, id, occurrence)
  checkVersion(occurrenceOf(row, occurrence, override), versionOf(row, override), version)
  return { row, series, override }
}

export const shown = (row: store.EventRow): Event => withVersion(store.eventOf(row), row.version)

export async function updateReminder(scope: Scope, row: store.EventRow): Promise<void> {
  if (row.reminder !== null) await setReminder(scope, row, await findOverrides(scope, [row.id]))
}

/** Converts the values of a changed occurrence to columns. */
function changedColumns({ title, url, start, end, allDay, extendedProps }: NewEvent) {
  const { calendar, location, description, guests } = extendedProps
  return { title, url, startsAt: start, endsAt: end, allDay, calendar, details: { location, description, guests } }
}

/** Tells the guests about a change of one occurrence. */
export function tellOne(scope: Scope, row: store.EventRow, before?: Override, after?: Override): Promise<void> {
  const [was, is] = [before, after].map((override) => ({ row, overrides: override ? [override] : [] }))
  return tellGuests(scope, [{ before: was, after: is }])
}

/** Changes a single occurrence of a series. */
async function changeThis(scope: Scope, key: OccurrenceKey, changes: EventChanges): Promise<Event> {
  const { row, override } = await find(scope, key)
  const now = occurrenceRow(row, key.occurrence, override)
  const values = { ...valuesOf(now), ...changes }
  if (values.end < values.start) throw invalid({ "event.end": "endBeforeStart" })
  const columns = { ...changedColumns(values), isCancelled: false, version: await nextVersion(scope, row) }
  await saveOverride(scope, row.id, key.occurrence, columns)
  const saved = await findOverride(scope, row.id, key.occurrence)
  await tellOne(scope, row, override, saved)
  const after = occurrenceRow(row, key.occurrence, saved)
  if (isMoved(now, after)) await reopenOccurrence(scope, row.id, key.occurrence.toISOString())
  await updateReminder(scope, row)
  return occurrenceOf(row, key.occurrence, saved)
}

/** Builds the values of a series that starts with one occurrence of another, with the changes to that occurrence. */
function seriesFrom(
  row: store.EventRow,
  series: Series,
  now: store.EventRow,
  at: Date,
  changes: EventChanges,
  steps: Steps,
): NewEvent {
  const before = valuesOf(now)
  const after = { ...before, ...changes }
  const timeZone = after.extendedProps.timeZone ?? row.timeZone ?? undefined
  const about = { ...after.extendedProps, timeZone }
  const chosen = changes.extendedProps?.recurrence
  // New properties without a rule end the repetition, and a different rule applies as chosen. The old rule moves with the day.
  if (changes.extendedProps && chosen !== row.recurrence) return { ...after, extendedProps: about }
  const days = [
    wallIn(series, before.start),
    wallIn({ ...series, allDay: after.allDay, timeZone }, after.start),
  ] as const
  return { ...after, extendedProps: { ...about, recurrence: movedRule(continuedFrom(series, at, steps), ...days) } }
}

/** Ends a series before an occurrence and starts a new one there. */
async function changeFollowing(scope: Scope, key: OccurrenceKey, changes: EventChanges): Promise<Event> {
  const { row, series, override } = await find(scope, key)
  if (key.occurrence.getTime() === row.startsAt.getTime()) return changeAll(scope, key, changes)
  const now = occurrenceRow(row, key.occurrence, override)
  const steps = writingSteps(scope)
  const { values, repeatsUntil } = normaliseTimes(seriesFrom(row, series, now, key.occurrence, changes, steps), steps)
  const split = await store.insert(scope, values, { repeatsUntil })
  const overrides = await findOverrides(scope, [row.id])
  const later = overrides.filter(({ occursAt }) => occursAt > key.occurrence)
  const moved = followSeries({ ...row, startsAt: key.occurrence }, split, later)
  await replaceOverrides(scope, split.id, moved)
  if (!isMoved(now, { ...split, recurrence: now.recurrence })) await copyAnswers(scope, row.id, split.id)
  await tellGuests(scope, [{ after: { row: split, overrides: moved } }])
  await endBefore(scope, row, series, key.occurrence)
  return shown(await setReminder(scope, split, moved))
}

/** Ends a series before `at`. Later overrides stay stored but unused, so that rejoining the series restores them. */
export async function endBefore(scope: Scope, row: store.EventRow, series: Series, at: Date): Promise<void> {
  const before = valuesOf(row)
  const extendedProps = { ...before.extendedProps, recurrence: endedBefore(series, at) }
  await rewrite(scope, row, { ...before, extendedProps })
}

/** Returns the times of a series that moves by as much as one of its occurrences. */
function movedTimes(row: store.EventRow, series: Series, now: store.EventRow, next: NewEvent) {
  const target = { ...series, allDay: next.allDay, timeZone: next.extendedProps.timeZone }
  const by = wallIn(target, next.start).getTime() - wallIn(series, now.startsAt).getTime()
  const start = instantIn(target, new Date(wallIn(series, row.startsAt).getTime() + by))
  // An occurrence that takes longer than its series changes the duration of the series only if it changes itself.
  const duration = next.end.getTime() - next.start.getTime()
  const isKept = duration === now.endsAt.getTime() - now.startsAt.getTime()
  const usual = row.endsAt.getTime() - row.startsAt.getTime()
  return { start, end: new Date(start.getTime() + (isKept ? usual : duration)) }
}

/** Applies the changes of one occurrence to the whole series, which moves by as much as the occurrence. */
async function changeAll(scope: Scope, key: OccurrenceKey, changes: EventChanges): Promise<Event> {
  const { row, series, override } = await find(scope, key)
  const now = occurrenceRow(row, key.occurrence, override)
  const next = seriesFrom(row, series, now, row.startsAt, changes, writingSteps(scope))
  if (!override?.startsAt) {
    return shown(await rewrite(scope, row, { ...next, ...movedTimes(row, series, now, next) }))
  }
  // Values in which only this occurrence differs must not become those of the whole series.
  const [own, usual] = [valuesOf(now), valuesOf(row)]
  const extendedProps = inherit(next.extendedProps, own.extendedProps, {
    ...usual.extendedProps,
    recurrence: own.extendedProps.recurrence,
  })
  const isMoved = Boolean(changes.start ?? changes.end ?? changes.allDay !== undefined)
  const times = isMoved ? { ...movedTimes(row, series, now, next), allDay: next.allDay } : {}
  const given = { ...usual, title: changes.title ?? row.title, url: changes.url ?? row.url, extendedProps, ...times }
  const opened = { ...override, ...changedColumns({ ...own, ...changes }) }
  return shown(await rewrite(scope, row, given, opened))
}

/** Changes one occurrence of a series, that one and all later ones, or all. */
export function changeOccurrence(
  scope: Scope,
  key: OccurrenceKey,
  how: ChangeScope,
  changes: EventChanges,
): Promise<Event> {
  if (how === "this") return changeThis(scope, key, changes)
  return how === "following" ? changeFollowing(scope, key, changes) : changeAll(scope, key, changes)
}
