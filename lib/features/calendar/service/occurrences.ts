import type { Scope } from "@/lib/core/db/types"
import { invalid, notFound } from "@/lib/core/http/errors"
import type { Event, EventChanges, NewEvent } from "../schema"
import * as store from "../store/events"
import { findOverride, findOverrides, removeOverride, replaceOverrides, saveOverride } from "../store/overrides"
import type { ChangeScope } from "../values"
import { moveOverrides, normaliseTimes, remove, rewrite, setReminder, valuesOf, writingSteps } from "./events"
import { occurrenceOf, occurrenceRow, seriesOf } from "./expand"
import { instantIn, type Series, startsAt, wallIn } from "./recurrence"
import { continuedFrom, endedBefore, movedRule } from "./recurrence-change"
import type { Steps } from "./steps"

interface OccurrenceKey {
  id: number
  /** The occurrence's original start. */
  occurrence: Date
}

/** Finds a series by one of its occurrences, and locks its row. @throws HttpError 404 if it has no such occurrence */
async function find(scope: Scope, { id, occurrence }: OccurrenceKey) {
  const row = await store.findForChange(scope, id)
  const series = row && seriesOf(row)
  if (!row || !series || !startsAt(series, occurrence, writingSteps(scope))) throw notFound()
  const override = await findOverride(scope, id, occurrence)
  return { row, series, override }
}

async function updateReminder(scope: Scope, row: store.EventRow): Promise<void> {
  if (row.reminder !== null) await setReminder(scope, row, await findOverrides(scope, [row.id]))
}

/** Changes a single occurrence of a series. */
async function changeThis(scope: Scope, key: OccurrenceKey, changes: EventChanges): Promise<Event> {
  const { row, override } = await find(scope, key)
  const now = occurrenceRow(row, key.occurrence, override)
  const { title, url, start, end, allDay, extendedProps } = { ...valuesOf(now), ...changes }
  if (end < start) throw invalid({ "event.end": "endBeforeStart" })
  const { calendar, location, description, guests } = extendedProps
  const details = { location, description, guests }
  const columns = { isCancelled: false, title, url, startsAt: start, endsAt: end, allDay, calendar, details }
  await saveOverride(scope, row.id, key.occurrence, columns)
  await updateReminder(scope, row)
  return occurrenceOf(row, key.occurrence, await findOverride(scope, row.id, key.occurrence))
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
  const moved = moveOverrides({ ...row, startsAt: key.occurrence }, split, later)
  await replaceOverrides(scope, split.id, moved)
  await endBefore(scope, row, series, key.occurrence)
  return store.eventOf(await setReminder(scope, split, moved))
}

/** Ends a series before `at`. Later overrides stay stored but unused, so that rejoining the series restores them. */
async function endBefore(scope: Scope, row: store.EventRow, series: Series, at: Date): Promise<void> {
  const before = valuesOf(row)
  const extendedProps = { ...before.extendedProps, recurrence: endedBefore(series, at) }
  await rewrite(scope, row, { ...before, extendedProps })
}

/** Applies the changes of one occurrence to the whole series, which moves by as much as the occurrence. */
async function changeAll(scope: Scope, key: OccurrenceKey, changes: EventChanges): Promise<Event> {
  const { row, series, override } = await find(scope, key)
  const now = occurrenceRow(row, key.occurrence, override)
  const next = seriesFrom(row, series, now, row.startsAt, changes, writingSteps(scope))
  const target = { ...series, allDay: next.allDay, timeZone: next.extendedProps.timeZone }
  const by = wallIn(target, next.start).getTime() - wallIn(series, now.startsAt).getTime()
  const start = instantIn(target, new Date(wallIn(series, row.startsAt).getTime() + by))
  const end = new Date(start.getTime() + next.end.getTime() - next.start.getTime())
  // The title of a single changed occurrence must not become that of the whole series.
  const own = override && !changes.title ? { title: row.title } : {}
  return store.eventOf(await rewrite(scope, row, { ...next, ...own, start, end }))
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

/** Deletes one occurrence, or that one and all later ones. @returns whether this deleted the whole series */
export async function removeOccurrence(scope: Scope, key: OccurrenceKey, how: "this" | "following"): Promise<boolean> {
  const { row, series } = await find(scope, key)
  if (how === "this") {
    await saveOverride(scope, row.id, key.occurrence, { isCancelled: true })
    await updateReminder(scope, row)
    return false
  }
  if (key.occurrence.getTime() === row.startsAt.getTime()) {
    await remove(scope, row.id)
    return true
  }
  await endBefore(scope, row, series, key.occurrence)
  return false
}

/** Restores a deleted occurrence as it last was, or resets a changed one to match its series. */
export async function restoreOccurrence(scope: Scope, key: OccurrenceKey): Promise<Event> {
  const { row, override } = await find(scope, key)
  if (override?.isCancelled && override.startsAt) {
    await saveOverride(scope, row.id, key.occurrence, { isCancelled: false })
  } else {
    await removeOverride(scope, row.id, key.occurrence)
  }
  await updateReminder(scope, row)
  return occurrenceOf(row, key.occurrence, await findOverride(scope, row.id, key.occurrence))
}

/** Undoes the split of a series: restores its rule and deletes the series split off. @throws HttpError 404 */
export async function rejoin(scope: Scope, id: number, recurrence: string, splitId?: number): Promise<Event> {
  const row = await store.findForChange(scope, id)
  if (!row?.recurrence) throw notFound()
  const before = valuesOf(row)
  if (splitId) {
    const split = await store.findForChange(scope, splitId)
    // The right to change events must not let anyone delete other people's events this way.
    if (split?.ownerId !== scope.userId) throw notFound()
    await remove(scope, splitId)
  }
  const extendedProps = { ...before.extendedProps, recurrence }
  return store.eventOf(await rewrite(scope, row, { ...before, extendedProps }))
}
