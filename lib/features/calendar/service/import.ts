import { config } from "@/lib/core/config"
import type { Scope } from "@/lib/core/db/types"
import { invalid } from "@/lib/core/http/errors"
import type { Event } from "../schema"
import * as store from "../store/events"
import { insertOverrides } from "../store/overrides"
import { settled } from "./events"
import { type Defaults, type Imported, type ImportedOverride, readCalendar } from "./ics-read"
import { startsAt } from "./recurrence"
import { reminderAnew } from "./remind"

const mostShown = 200
const ownUid = /^event-(\d+)-(\d{1,9})@(.+)$/

/** Names of those that are in the calendar already: they came from another before, or from here. */
async function knownUids(scope: Scope, events: Imported[]): Promise<Set<string>> {
  const uids = events.flatMap(({ uid }) => uid ?? [])
  const host = new URL(config().appUrl).hostname
  const ours = uids.flatMap((uid) => {
    const [, workspace, id, at] = ownUid.exec(uid) ?? []
    return Number(workspace) === scope.workspaceId && at === host ? [{ uid, id: Number(id) }] : []
  })
  const [known, here] = [
    await store.findUids(scope, uids),
    await store.findIds(
      scope,
      ours.map(({ id }) => id),
    ),
  ]
  for (const { uid, id } of ours) if (here.has(id)) known.add(uid)
  return known
}

type Settled = ReturnType<typeof settle>

/** An event as it will be written; nothing where its rule never falls on a day. */
function settle({ uid, values, overrides }: Imported) {
  try {
    const done = settled(values)
    const { start, end, allDay } = done.values
    const { recurrence, timeZone } = done.values.extendedProps
    const series = recurrence ? { start, end, allDay, recurrence, timeZone } : undefined
    const kept = series ? overrides.filter(({ occursAt }) => startsAt(series, occursAt)).slice(0, 500) : []
    return { uid, values: done.values, repeatsUntil: done.repeatsUntil, overrides: kept }
  } catch {
    return undefined
  }
}

async function read(scope: Scope, ics: string, defaults: Defaults) {
  const { events, problems } = readCalendar(ics, defaults)
  const known = await knownUids(scope, events)
  const fresh = events.filter(({ uid }) => !uid || !known.has(uid))
  const ready: NonNullable<Settled>[] = []
  for (const event of fresh) {
    const done = settle(event)
    if (done) ready.push(done)
    else problems.push({ title: event.values.title, reason: "recurrence" })
  }
  return { ready, problems, known: events.length - fresh.length }
}

/** What a file would bring, before anything is written. */
export async function preview(scope: Scope, ics: string, defaults: Defaults) {
  const { ready, problems, known } = await read(scope, ics, defaults)
  const events = ready.slice(0, mostShown).map(({ values }): Omit<Event, "id"> => {
    const { start, end, title, url, allDay, extendedProps } = values
    return { url, title, start: start.toISOString(), end: end.toISOString(), allDay, extendedProps }
  })
  return { events, total: ready.length, known, problems: problems.slice(0, mostShown) }
}

const overrideColumns = ({ values }: ImportedOverride) => {
  if (!values) return { isCancelled: true }
  const { title, url, start: startsAt, end: endsAt, allDay, extendedProps } = values
  const { calendar, location, description, guests } = extendedProps
  return { title, url, startsAt, endsAt, allDay, calendar, details: { location, description, guests } }
}

/** Takes the events of a file over that are not here yet. @returns their ids */
export async function takeOver(scope: Scope, ics: string, defaults: Defaults): Promise<number[]> {
  const { ready } = await read(scope, ics, defaults)
  if (ready.length === 0) throw invalid({ ics: "nothingToImport" })
  const rows = await store.insertMany(scope, ready)
  const overrides = rows.flatMap(({ id: eventId }, i) =>
    (ready[i]?.overrides ?? []).map((one) => ({ eventId, occursAt: one.occursAt, ...overrideColumns(one) })),
  )
  const saved = await insertOverrides(scope, overrides)
  const now = new Date()
  for (const row of rows.filter(({ reminder }) => reminder !== null)) {
    const own = saved.filter(({ eventId }) => eventId === row.id)
    await store.update(scope, row.id, {}, { remindsAt: reminderAnew(row, own, now) })
  }
  return rows.map(({ id }) => id)
}
