import type { Scope } from "@/lib/core/db/types"
import { invalid, notFound } from "@/lib/core/http/errors"
import type { Event, EventChanges, NewEvent } from "../schema"
import * as store from "../store/events"
import { findOverride, findOverrides, removeOverride, replaceOverrides, saveOverride } from "../store/overrides"
import type { ChangeScope } from "../values"
import { carried, remove, rewrite, setReminder, settled, valuesOf, writingSteps } from "./events"
import { occurrenceOf, occurrenceRow, seriesOf } from "./expand"
import { instantIn, type Series, startsAt, wallIn } from "./recurrence"
import { continuedFrom, endedBefore, movedRule } from "./recurrence-change"
import type { Steps } from "./steps"

interface Named {
  id: number
  /** When the series has it start. */
  occurrence: Date
}

/** A series of which one is meant, kept from being changed by others. @throws 404 where it has none then */
async function find(scope: Scope, { id, occurrence }: Named) {
  const row = await store.findForChange(scope, id)
  const series = row && seriesOf(row)
  if (!row || !series || !startsAt(series, occurrence, writingSteps(scope))) throw notFound()
  const override = await findOverride(scope, id, occurrence)
  return { row, series, override }
}

async function remindAnew(scope: Scope, row: store.EventRow): Promise<void> {
  if (row.reminder !== null) await setReminder(scope, row, await findOverrides(scope, [row.id]))
}

/** Changes one of a series and leaves the others. */
async function changeThis(scope: Scope, named: Named, changes: EventChanges): Promise<Event> {
  const { row, override } = await find(scope, named)
  const now = occurrenceRow(row, named.occurrence, override)
  const { title, url, start, end, allDay, extendedProps } = { ...valuesOf(now), ...changes }
  if (end < start) throw invalid({ "event.end": "endBeforeStart" })
  const { calendar, location, description, guests } = extendedProps
  const details = { location, description, guests }
  const columns = { isCancelled: false, title, url, startsAt: start, endsAt: end, allDay, calendar, details }
  await saveOverride(scope, row.id, named.occurrence, columns)
  await remindAnew(scope, row)
  return occurrenceOf(row, named.occurrence, await findOverride(scope, row.id, named.occurrence))
}

/** The values of a series that starts at one of it, changed as that one is. */
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
  // No rule among new properties: it repeats no more. Another one is meant as it was chosen; the old one goes along with the day.
  if (changes.extendedProps && chosen !== row.recurrence) return { ...after, extendedProps: about }
  const days = [
    wallIn(series, before.start),
    wallIn({ ...series, allDay: after.allDay, timeZone }, after.start),
  ] as const
  return { ...after, extendedProps: { ...about, recurrence: movedRule(continuedFrom(series, at, steps), ...days) } }
}

/** Ends the series before one of it and starts a new one there. */
async function changeFollowing(scope: Scope, named: Named, changes: EventChanges): Promise<Event> {
  const { row, series, override } = await find(scope, named)
  if (named.occurrence.getTime() === row.startsAt.getTime()) return changeAll(scope, named, changes)
  const now = occurrenceRow(row, named.occurrence, override)
  const steps = writingSteps(scope)
  const { values, repeatsUntil } = settled(seriesFrom(row, series, now, named.occurrence, changes, steps), steps)
  const split = await store.insert(scope, values, { repeatsUntil })
  const overrides = await findOverrides(scope, [row.id])
  const later = overrides.filter(({ occursAt }) => occursAt > named.occurrence)
  const kept = carried({ ...row, startsAt: named.occurrence }, split, later)
  await replaceOverrides(scope, split.id, kept)
  await endBefore(scope, row, series, named.occurrence)
  return store.eventOf(await setReminder(scope, split, kept))
}

/** What follows stays among the overrides, unseen: should the series be joined again, it is as it was. */
async function endBefore(scope: Scope, row: store.EventRow, series: Series, at: Date): Promise<void> {
  const before = valuesOf(row)
  const extendedProps = { ...before.extendedProps, recurrence: endedBefore(series, at) }
  await rewrite(scope, row, { ...before, extendedProps })
}

/** Changes all of a series as one of it is changed: what that is moved by, all are. */
async function changeAll(scope: Scope, named: Named, changes: EventChanges): Promise<Event> {
  const { row, series, override } = await find(scope, named)
  const now = occurrenceRow(row, named.occurrence, override)
  const next = seriesFrom(row, series, now, row.startsAt, changes, writingSteps(scope))
  const target = { ...series, allDay: next.allDay, timeZone: next.extendedProps.timeZone }
  const by = wallIn(target, next.start).getTime() - wallIn(series, now.startsAt).getTime()
  const start = instantIn(target, new Date(wallIn(series, row.startsAt).getTime() + by))
  const end = new Date(start.getTime() + next.end.getTime() - next.start.getTime())
  // What one of them was called alone is not what all are called.
  const own = override && !changes.title ? { title: row.title } : {}
  return store.eventOf(await rewrite(scope, row, { ...next, ...own, start, end }))
}

/** Changes one of a series, that one and those after it, or all. */
export function changeOccurrence(scope: Scope, named: Named, how: ChangeScope, changes: EventChanges): Promise<Event> {
  if (how === "this") return changeThis(scope, named, changes)
  return how === "following" ? changeFollowing(scope, named, changes) : changeAll(scope, named, changes)
}

/** Deletes one of a series, or that one and those after it. @returns whether the whole series went, having no other left */
export async function removeOccurrence(scope: Scope, named: Named, how: "this" | "following"): Promise<boolean> {
  const { row, series } = await find(scope, named)
  if (how === "this") {
    await saveOverride(scope, row.id, named.occurrence, { isCancelled: true })
    await remindAnew(scope, row)
    return false
  }
  if (named.occurrence.getTime() === row.startsAt.getTime()) {
    await remove(scope, row.id)
    return true
  }
  await endBefore(scope, row, series, named.occurrence)
  return false
}

/** Brings one of a series back that was deleted, as it last was; or makes one that was changed like the others again. */
export async function restoreOccurrence(scope: Scope, named: Named): Promise<Event> {
  const { row, override } = await find(scope, named)
  if (override?.isCancelled && override.startsAt) {
    await saveOverride(scope, row.id, named.occurrence, { isCancelled: false })
  } else {
    await removeOverride(scope, row.id, named.occurrence)
  }
  await remindAnew(scope, row)
  return occurrenceOf(row, named.occurrence, await findOverride(scope, row.id, named.occurrence))
}

/** Lets a series go on as before it was cut, and takes away what was made of its rest. */
export async function rejoin(scope: Scope, id: number, recurrence: string, splitId?: number): Promise<Event> {
  const row = await store.findForChange(scope, id)
  if (!row?.recurrence) throw notFound()
  const before = valuesOf(row)
  if (splitId) {
    const split = await store.findForChange(scope, splitId)
    // Whoever may change events may not delete those of others by this.
    if (split?.ownerId !== scope.userId) throw notFound()
    await remove(scope, splitId)
  }
  const extendedProps = { ...before.extendedProps, recurrence }
  return store.eventOf(await rewrite(scope, row, { ...before, extendedProps }))
}
