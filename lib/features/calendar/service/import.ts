import { config } from "@/lib/core/config"
import { tx } from "@/lib/core/db/tx"
import type { Actor, Scope } from "@/lib/core/db/types"
import { HttpError, invalid } from "@/lib/core/http/errors"
import type { Event } from "../schema"
import * as store from "../store/events"
import { insertOverrides } from "../store/overrides"
import { setReminders } from "../store/reminders"
import { normaliseTimes } from "./events"
import { bySeries } from "./expand"
import { type Defaults, type Imported, type ImportedOverride, readCalendar } from "./ics-read"
import { startsAmong } from "./recurrence"
import { firstReminderAfterChange } from "./remind"
import { Steps } from "./steps"

const maxShown = 200
const ownUid = /^event-(\d+)-(\d{1,9})@(.+)$/

/** Returns the UIDs that are already in the calendar: events imported before, or exported from here. */
async function knownUids(scope: Scope, events: Imported[]): Promise<Set<string>> {
  const uids = events.flatMap(({ uid }) => uid ?? [])
  const host = new URL(config().appUrl).hostname
  const ours = uids.flatMap((uid) => {
    const [, workspace, id, at] = ownUid.exec(uid) ?? []
    return Number(workspace) === scope.workspaceId && at === host ? [{ uid, id: Number(id) }] : []
  })
  const [known, existing] = [
    await store.findUids(scope, uids),
    await store.findIds(
      scope,
      ours.map(({ id }) => id),
    ),
  ]
  for (const { uid, id } of ours) if (existing.has(id)) known.add(uid)
  return known
}

type Settled = Awaited<ReturnType<typeof settle>>

/** Number of exceptions checked at a time; other requests can run in between. */
const chunk = 200

/** Prepares an event for writing. @throws HttpError 422 if its rule has no occurrence, or the steps run out */
async function settle({ uid, values, overrides }: Imported, steps: Steps) {
  const done = normaliseTimes(values, steps)
  const { start, end, allDay } = done.values
  const { recurrence, timeZone } = done.values.extendedProps
  const series = recurrence ? { start, end, allDay, recurrence, timeZone } : undefined
  const others = series ? [...overrides.values()].sort((a, b) => a.occursAt.getTime() - b.occursAt.getTime()) : []
  const matching: ImportedOverride[] = []
  for (let at = 0; series && at < others.length; at += chunk) {
    await steps.rest()
    const part = others.slice(at, at + chunk)
    const times = part.map(({ occursAt }) => occursAt)
    const real = startsAmong(series, times, steps)
    matching.push(...part.filter(({ occursAt }) => real.has(occursAt.getTime())))
  }
  return { uid, values: done.values, repeatsUntil: done.repeatsUntil, overrides: matching }
}

/** Reads a file and prepares its events for writing. Needs no database, so no transaction is open meanwhile. */
async function read(ics: string, defaults: Defaults, steps: Steps) {
  const { events, problems } = await readCalendar(ics, defaults, steps)
  const settledEvents: { event: Imported; ready?: Settled }[] = []
  for (const event of events) {
    await steps.rest()
    try {
      settledEvents.push({ event, ready: await settle(event, steps) })
    } catch (error) {
      if (!(error instanceof HttpError) || error.fields?.ics) throw error
      settledEvents.push({ event })
    }
  }
  return { events, settledEvents, problems }
}

/** Finds the events of a file that are not in the calendar yet. */
async function findFresh(scope: Scope, { events, settledEvents, problems }: Awaited<ReturnType<typeof read>>) {
  const known = await knownUids(scope, events)
  const fresh = settledEvents.filter(({ event: { uid } }) => !uid || !known.has(uid))
  const withoutOccurrence = fresh.filter(({ ready }) => !ready).map(({ event }) => event.values.title)
  return {
    ready: fresh.flatMap(({ ready }) => ready ?? []),
    problems: [...problems, ...withoutOccurrence.map((title) => ({ title, reason: "recurrence" as const }))],
    known: events.length - fresh.length,
  }
}

/** Returns what importing a file would add, without writing anything. */
export async function preview(actor: Actor, ics: string, defaults: Defaults) {
  const file = await read(ics, defaults, new Steps("ics"))
  const { ready, problems, known } = await tx(actor, (scope) => findFresh(scope, file))
  const events = ready.slice(0, maxShown).map(({ values }): Omit<Event, "id"> => {
    const { start, end, title, url, allDay, extendedProps } = values
    return { url, title, start: start.toISOString(), end: end.toISOString(), allDay, extendedProps }
  })
  return { events, total: ready.length, known, problems: problems.slice(0, maxShown) }
}

const overrideColumns = ({ values }: ImportedOverride) => {
  if (!values) return { isCancelled: true }
  const { title, url, start: startsAt, end: endsAt, allDay, extendedProps } = values
  const { calendar, location, description, guests } = extendedProps
  return { title, url, startsAt, endsAt, allDay, calendar, details: { location, description, guests } }
}

/** Imports the events of a file that are not in the calendar yet. @returns their ids */
export async function importFile(actor: Actor, ics: string, defaults: Defaults): Promise<number[]> {
  const steps = new Steps("ics")
  const file = await read(ics, defaults, steps)
  return tx(actor, async (scope) => {
    const { ready } = await findFresh(scope, file)
    if (ready.length === 0) throw invalid({ ics: "nothingToImport" })
    return write(scope, ready, steps)
  })
}

async function write(scope: Scope, ready: Settled[], steps: Steps): Promise<number[]> {
  const rows = await store.insertMany(scope, ready)
  const overrides = rows.flatMap(({ id: eventId }, i) =>
    (ready[i]?.overrides ?? []).map((one) => ({ eventId, occursAt: one.occursAt, ...overrideColumns(one) })),
  )
  const ownOf = bySeries(await insertOverrides(scope, overrides))
  const now = new Date()
  const reminders: { id: number; at: Date | null }[] = []
  for (const row of rows.filter(({ reminder }) => reminder !== null)) {
    await steps.rest()
    reminders.push({ id: row.id, at: firstReminderAfterChange(row, ownOf(row.id), now, steps) })
  }
  await setReminders(scope, reminders)
  return rows.map(({ id }) => id)
}
