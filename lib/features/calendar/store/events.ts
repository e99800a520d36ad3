import { and, eq, gte, inArray, isNull, lt, or, type SQL } from "drizzle-orm"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { moveToTrash, restoreFromTrash } from "@/lib/core/db/undo"
import type { Event, EventChanges, NewEvent, Range } from "../schema"
import { eventOverrides, events } from "../table"
import type { Calendar } from "../values"

export type EventRow = typeof events.$inferSelect

const keyed = { table: events, key: events.id }
const inWorkspace = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) =>
  and(eq(events.workspaceId, workspaceId), ...more)

/** Converts a row to an event as the API returns it; a series is its first occurrence. */
export function eventOf(row: EventRow): Event {
  const { id, url, title, startsAt, endsAt, allDay, calendar, details } = row
  const { location, description, guests } = details
  return {
    id,
    url,
    title,
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    allDay,
    extendedProps: {
      calendar,
      location,
      description,
      guests,
      recurrence: row.recurrence ?? undefined,
      timeZone: row.timeZone ?? undefined,
      reminder: row.reminder ?? undefined,
    },
  }
}

/** Converts the given fields of an event to columns. */
export function columnsOf({ start, end, extendedProps, ...same }: EventChanges) {
  const { calendar, recurrence = null, timeZone = null, reminder = null, ...details } = extendedProps ?? {}
  return {
    ...same,
    ...(start && { startsAt: start }),
    ...(end && { endsAt: end }),
    ...(calendar && { calendar, details, recurrence, timeZone, reminder }),
  }
}

/** Columns that requests can't set: when a series ends, when the next reminder is due, the imported UID, the version. */
export type Derived = Partial<Pick<EventRow, "repeatsUntil" | "remindsAt" | "uid" | "version">>

/** Lists the events of the given calendars, or of all, by start. */
export async function findAll(scope: Scope, calendars: Calendar[] | undefined): Promise<Event[]> {
  if (calendars?.length === 0) return []
  const rows = await scope.db
    .select()
    .from(events)
    .where(inWorkspace(scope, calendars && inArray(events.calendar, calendars)))
    .orderBy(events.startsAt, events.id)
  return rows.map((row) => eventOf(row))
}

/** Finds events in a range, series that may have occurrences in it, and series with an occurrence moved into it. */
export async function findInRange(scope: Scope, { start, end }: Range, limit: number): Promise<EventRow[]> {
  const movedThere = scope.db
    .select({ id: eventOverrides.eventId })
    .from(eventOverrides)
    .where(
      and(
        eq(eventOverrides.workspaceId, scope.workspaceId),
        lt(eventOverrides.startsAt, end),
        gte(eventOverrides.endsAt, start),
      ),
    )
  const once = and(isNull(events.recurrence), gte(events.endsAt, start))
  const repeated = gte(events.repeatsUntil, start)
  const around = and(lt(events.startsAt, end), or(once, repeated))
  return scope.db
    .select()
    .from(events)
    .where(inWorkspace(scope, or(around, inArray(events.id, movedThere))))
    .orderBy(events.startsAt, events.id)
    .limit(limit)
}

/** Lists the events that end after `since`, for a calendar file. */
export const findRows = (scope: Scope, since: Date, limit: number): Promise<EventRow[]> =>
  scope.db
    .select()
    .from(events)
    .where(inWorkspace(scope, or(gte(events.endsAt, since), gte(events.repeatsUntil, since))))
    .orderBy(events.startsAt, events.id)
    .limit(limit)

/** Finds an event and locks its row. */
export async function findForChange(scope: Scope, id: number): Promise<EventRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(events)
    .where(inWorkspace(scope, eq(events.id, id)))
    .for("update")
  return row
}

/** Finds those of the given events that exist, and locks their rows. */
export const findAllForChange = (scope: Scope, ids: number[]): Promise<EventRow[]> =>
  scope.db
    .select()
    .from(events)
    .where(inWorkspace(scope, inArray(events.id, ids)))
    .orderBy(events.id)
    .for("update")

export async function insert(scope: Scope, values: NewEvent, derived: Derived = {}): Promise<EventRow> {
  const { db, workspaceId, userId } = scope
  const columns = columnsOf(values) as ReturnType<typeof columnsOf> & typeof events.$inferInsert
  const [row] = await db
    .insert(events)
    .values({ ...columns, ...derived, workspaceId, ownerId: userId, id: nextId(workspaceId, "event") })
    .returning()
  return row as EventRow
}

interface Insertable {
  values: NewEvent
  repeatsUntil: Date | null
  uid?: string
}
const chunk = 200

/** Inserts many events; ids follow the given order. */
export async function insertMany(scope: Scope, all: Insertable[]): Promise<EventRow[]> {
  const { db, workspaceId, userId: ownerId } = scope
  const rows: EventRow[] = []
  for (let at = 0; at < all.length; at += chunk) {
    const part = all.slice(at, at + chunk).map(({ values, repeatsUntil, uid }) => {
      const columns = columnsOf(values) as ReturnType<typeof columnsOf> & typeof events.$inferInsert
      return { ...columns, repeatsUntil, uid, workspaceId, ownerId, id: nextId(workspaceId, "event") }
    })
    rows.push(...(await db.insert(events).values(part).returning()))
  }
  return rows
}

export async function update(
  scope: Scope,
  id: number,
  changes: EventChanges,
  derived: Derived = {},
): Promise<EventRow> {
  const [row] = await scope.db
    .update(events)
    .set({ id, ...columnsOf(changes), ...derived })
    .where(inWorkspace(scope, eq(events.id, id)))
    .returning()
  return row as EventRow
}

/** Returns those of the given UIDs that belong to events imported before. */
export async function findUids(scope: Scope, uids: string[]): Promise<Set<string>> {
  if (uids.length === 0) return new Set()
  const rows = await scope.db
    .select({ uid: events.uid })
    .from(events)
    .where(inWorkspace(scope, inArray(events.uid, uids)))
  return new Set(rows.flatMap(({ uid }) => (uid ? [uid] : [])))
}

export async function findIds(scope: Scope, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await scope.db
    .select({ id: events.id })
    .from(events)
    .where(inWorkspace(scope, inArray(events.id, ids)))
  return new Set(rows.map(({ id }) => id))
}

/** Deletes events, which can be restored for an hour. @returns the ids of those that existed */
export const remove = (scope: Scope, ids: number[]): Promise<number[]> => moveToTrash(scope, keyed, ids)

/** Restores a deleted event. @returns undefined if it can no longer be restored */
export async function restore(scope: Scope, id: number): Promise<EventRow | undefined> {
  const restored = await restoreFromTrash(scope, keyed, [id])
  return restored.length > 0 ? findForChange(scope, id) : undefined
}
