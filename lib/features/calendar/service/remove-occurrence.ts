import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import type { Event } from "../schema"
import * as store from "../store/events"
import { forgetAnswers } from "../store/guests"
import { findOverride, removeOverride, saveOverride } from "../store/overrides"
import { remove, rewrite, valuesOf } from "./events"
import { occurrenceOf } from "./expand"
import { endBefore, find, type OccurrenceKey, shown, tellOne, updateReminder } from "./occurrences"
import { nextVersion } from "./version"

/** Deletes one occurrence, or that one and all later ones. @returns whether this deleted the whole series */
export async function removeOccurrence(scope: Scope, key: OccurrenceKey, how: "this" | "following"): Promise<boolean> {
  const { row, series, override } = await find(scope, key)
  if (how === "this") {
    const version = await nextVersion(scope, row)
    await saveOverride(scope, row.id, key.occurrence, { isCancelled: true, version })
    await tellOne(scope, row, override, await findOverride(scope, row.id, key.occurrence))
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
  const { row: before, override } = await find(scope, key)
  const version = await nextVersion(scope, before)
  // Without the override, the series has to keep its version, or a later edit could get the same one.
  const row = await store.update(scope, before.id, {}, { version })
  if (override?.isCancelled && override.startsAt) {
    await saveOverride(scope, row.id, key.occurrence, { isCancelled: false })
  } else {
    await removeOverride(scope, row.id, key.occurrence)
    if (override?.startsAt) await forgetAnswers(scope, row.id, key.occurrence.toISOString())
  }
  const restored = await findOverride(scope, row.id, key.occurrence)
  await tellOne(scope, row, override, restored)
  await updateReminder(scope, row)
  return occurrenceOf(row, key.occurrence, restored)
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
  return shown(await rewrite(scope, row, { ...before, extendedProps }))
}
