import { store as openStore } from "@/lib/core/db/client"
import { tx } from "@/lib/core/db/tx"
import type { Scope } from "@/lib/core/db/types"
import { notify } from "@/lib/core/notifications/notify"
import * as store from "../store/events"
import { findOverrides, type Override } from "../store/overrides"
import { claimDue, findDueWorkspaces, findPeople } from "../store/reminders"
import { dueNow, type Happening, nextReminder } from "./remind"

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

async function remindOf(scope: Scope, id: number, dueAt: Date, overrides: Override[], now: Date): Promise<void> {
  const row = await store.findForChange(scope, id)
  if (!row) return
  for (const happening of dueNow(row, overrides, dueAt, now)) await tellPeople(scope, happening)
  await store.update(scope, id, {}, { remindsAt: nextReminder(row, overrides, now) })
}

/** Gives the reminders of one workspace that are due: taken, told and the next ones set in one transaction. */
async function remindWorkspace(scope: Scope): Promise<number> {
  const now = new Date()
  const due = await claimDue(scope, mostAtOnce)
  const ids = due.map(({ id }) => id)
  const overrides = await findOverrides(scope, ids)
  for (const { id, dueAt } of due) {
    await remindOf(
      scope,
      id,
      dueAt,
      overrides.filter(({ eventId }) => eventId === id),
      now,
    )
  }
  return due.length
}

/**
 * Gives every reminder that is due, each once, however many processes ask at the same time.
 * @returns how many were taken
 */
export async function dueReminders(): Promise<number> {
  const { owner } = await openStore()
  let given = 0
  for (const workspaceId of await findDueWorkspaces(owner)) {
    given += await tx({ workspaceId, userId: 0 }, remindWorkspace)
  }
  return given
}
