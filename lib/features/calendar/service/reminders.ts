import { store as openStore } from "@/lib/core/db/client"
import { eachWorkspace } from "@/lib/core/db/each-workspace"
import type { Scope } from "@/lib/core/db/types"
import { notify } from "@/lib/core/notifications/notify"
import * as store from "../store/events"
import { findOverrides, type Override } from "../store/overrides"
import { claimDue, type Due, findDueWorkspaces, findPeople, setReminders } from "../store/reminders"
import { bySeries } from "./expand"
import { dueNow, type Happening, nextReminder } from "./remind"
import { maxSteps, stepsOf } from "./steps"

const mostAtOnce = 200

/** Where an event is: the calendar on its day, opened at it. */
export function linkTo({ row, occursAt }: Happening): string {
  const on = row.recurrence ? `&on=${occursAt.toISOString()}` : ""
  return `/apps/calendar?date=${row.startsAt.toISOString().slice(0, 10)}&event=${row.id}${on}`
}

/** Tells whoever made an event and its guests who work here. */
async function tellPeople(scope: Scope, happening: Happening): Promise<void> {
  const { row, occursAt } = happening
  const guests = await findPeople(scope, row.details.guests ?? [])
  const to = [...new Set([...(row.ownerId ? [row.ownerId] : []), ...guests])]
  const data = { title: row.title, at: row.startsAt.toISOString() }
  const key = `reminder:${row.id}:${occursAt.toISOString()}`
  await notify(scope, { to, kind: "reminder", data, link: linkTo(happening), key })
}

/** Gives the due reminders of one event. @returns when its next one is due */
async function remindOf(scope: Scope, { id, dueAt }: Due, overrides: Override[], now: Date): Promise<Date | null> {
  const row = await store.findForChange(scope, id)
  if (!row) return null
  const steps = stepsOf(scope)
  for (const happening of dueNow(row, overrides, dueAt, now, steps)) await tellPeople(scope, happening)
  return nextReminder(row, overrides, now, steps)
}

/**
 * Gives the reminders of one workspace that are due: taken, told and the next ones set in one transaction. When half of its
 * steps are spent the rest wait for the next round, so that one workspace's rules never hold up its reminders for good.
 */
async function remindWorkspace(scope: Scope): Promise<number> {
  const now = new Date()
  const steps = stepsOf(scope)
  const due = await claimDue(scope, mostAtOnce)
  const ids = due.map(({ id }) => id)
  const ownOf = bySeries(await findOverrides(scope, ids))
  const next: { id: number; at: Date | null }[] = []
  for (const one of due) {
    await steps.rest()
    const waits = steps.left < maxSteps / 2
    next.push({ id: one.id, at: waits ? one.dueAt : await remindOf(scope, one, ownOf(one.id), now) })
  }
  await setReminders(scope, next)
  return due.length
}

/**
 * Gives every reminder that is due, each once, however many processes ask at the same time.
 * @returns how many were taken
 */
export async function dueReminders(): Promise<number> {
  const { owner } = await openStore()
  let given = 0
  await eachWorkspace(await findDueWorkspaces(owner), "reminding of events", async (scope) => {
    given += await remindWorkspace(scope)
  })
  return given
}
