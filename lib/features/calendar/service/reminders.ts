import { store as openStore } from "@/lib/core/db/client"
import { eachWorkspace } from "@/lib/core/db/each-workspace"
import type { Scope } from "@/lib/core/db/types"
import { notify } from "@/lib/features/notifications/service/notify"
import * as store from "../store/events"
import { findDeclined } from "../store/guests"
import { findOverrides, type Override } from "../store/overrides"
import { claimDue, type Due, findDueWorkspaces, findPeople, setReminders } from "../store/reminders"
import { bySeries } from "./expand"
import { dueNow, nextReminder, type Occurrence } from "./remind"
import { maxSteps, stepsOf } from "./steps"

const maxAtOnce = 200

/** Returns the link to the calendar on the event's day, with the event open. */
export function linkTo({ row, occursAt }: Pick<Occurrence, "row" | "occursAt">): string {
  const on = row.recurrence ? `&on=${occursAt.toISOString()}` : ""
  return `/apps/calendar?date=${row.startsAt.toISOString().slice(0, 10)}&event=${row.id}${on}`
}

/** Notifies the event's owner, and those guests who are users of the workspace and have not declined. */
async function notifyPeople(scope: Scope, happening: Occurrence): Promise<void> {
  const { row, occursAt } = happening
  const guests = await findPeople(scope, row.details.guests ?? [])
  const occurrence = row.recurrence ? occursAt.toISOString() : ""
  const declined = guests.length > 0 ? await findDeclined(scope, row.id, occurrence) : []
  const coming = guests.filter((id) => !declined.includes(id))
  const to = [...new Set([...(row.ownerId ? [row.ownerId] : []), ...coming])]
  const data = { title: row.title, at: row.startsAt.toISOString() }
  const key = `reminder:${row.id}:${occursAt.toISOString()}`
  await notify(scope, { to, kind: "reminder", data, link: linkTo(happening), key })
}

/** Sends the due reminders of one event. @returns when its next one is due */
async function sendReminders(scope: Scope, { id, dueAt }: Due, overrides: Override[], now: Date): Promise<Date | null> {
  const row = await store.findForChange(scope, id)
  if (!row) return null
  const steps = stepsOf(scope)
  for (const happening of dueNow(row, overrides, dueAt, now, steps)) await notifyPeople(scope, happening)
  return nextReminder(row, overrides, now, steps)
}

/**
 * Sends the due reminders of one workspace and schedules the next ones, in one transaction. Once half of the step budget is
 * spent, the rest wait for the next round: running out of steps would roll everything back, every time.
 */
async function remindWorkspace(scope: Scope): Promise<number> {
  const now = new Date()
  const steps = stepsOf(scope)
  const due = await claimDue(scope, maxAtOnce)
  const ids = due.map(({ id }) => id)
  const ownOf = bySeries(await findOverrides(scope, ids))
  const next: { id: number; at: Date | null }[] = []
  for (const one of due) {
    await steps.rest()
    const waits = steps.left < maxSteps / 2
    next.push({ id: one.id, at: waits ? one.dueAt : await sendReminders(scope, one, ownOf(one.id), now) })
  }
  await setReminders(scope, next)
  return due.length
}

/**
 * Sends every due reminder, each only once even if several processes run at the same time.
 * @returns how many were claimed
 */
export async function dueReminders(): Promise<number> {
  const { owner } = await openStore()
  const claimed = await eachWorkspace(await findDueWorkspaces(owner), "sending reminders", remindWorkspace)
  return claimed.reduce((sum, count) => sum + count, 0)
}
