import { and, eq, gte, inArray, isNull, lt, or, type SQL } from "drizzle-orm"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { removeKept, restoreKept } from "@/lib/core/db/undo"
import type { Event, EventChanges, NewEvent, Range } from "../schema"
import { eventOverrides, events } from "../table"
import type { Calendar } from "../values"

export type EventRow = typeof events.$inferSelect

const keyed = { table: events, key: events.id }
const mine = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) => and(eq(events.workspaceId, workspaceId), ...more)

/** A row as the calls answer it: a series whole, by the first of it. */
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

/** What is given of an event, as columns. */
export function columnsOf({ start, end, extendedProps, ...same }: EventChanges) {
  const { calendar, recurrence = null, timeZone = null, reminder = null, ...details } = extendedProps ?? {}
  return {
    ...same,
    ...(start && { startsAt: start }),
    ...(end && { endsAt: end }),
    ...(calendar && { calendar, details, recurrence, timeZone, reminder }),
  }
}

/** Columns that follow from the others: when a series ends and when the next reminder is due. */
export type Derived = Partial<Pick<EventRow, "repeatsUntil" | "remindsAt" | "uid">>

/** Events of some calendars, or of all, by their start. */
export async function findAll(scope: Scope, calendars: Calendar[] | undefined): Promise<Event[]> {
  if (calendars?.length === 0) return []
  const rows = await scope.db
    .select()
    .from(events)
    .where(mine(scope, calendars && inArray(events.calendar, calendars)))
    .orderBy(events.startsAt, events.id)
  return rows.map(eventOf)
}

/** Rows of what happens in a range: what is on then, series that are on around it, and those of which one was moved there. */
export async function findInRange(scope: Scope, { start, end }: Range, most: number): Promise<EventRow[]> {
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
    .where(mine(scope, or(around, inArray(events.id, movedThere))))
    .orderBy(events.startsAt, events.id)
    .limit(most)
}

/** Every row, for a calendar file. */
export const findRows = (scope: Scope, since: Date, most: number): Promise<EventRow[]> =>
  scope.db
    .select()
    .from(events)
    .where(mine(scope, or(gte(events.endsAt, since), gte(events.repeatsUntil, since))))
    .orderBy(events.startsAt, events.id)
    .limit(most)

/** One event, kept from being changed by others until the transaction ends. */
export async function findForChange(scope: Scope, id: number): Promise<EventRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(events)
    .where(mine(scope, eq(events.id, id)))
    .for("update")
  return row
}

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

/** Many at once, their ids in the order they are given in. */
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
    .where(mine(scope, eq(events.id, id)))
    .returning()
  return row as EventRow
}

/** Those of some names by which other calendars know events that are here already. */
export async function findUids(scope: Scope, uids: string[]): Promise<Set<string>> {
  if (uids.length === 0) return new Set()
  const rows = await scope.db
    .select({ uid: events.uid })
    .from(events)
    .where(mine(scope, inArray(events.uid, uids)))
  return new Set(rows.flatMap(({ uid }) => (uid ? [uid] : [])))
}

export async function findIds(scope: Scope, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await scope.db
    .select({ id: events.id })
    .from(events)
    .where(mine(scope, inArray(events.id, ids)))
  return new Set(rows.map(({ id }) => id))
}

/** Deletes events and keeps them aside for undo. @returns the ids of those that were there */
export const remove = (scope: Scope, ids: number[]): Promise<number[]> => removeKept(scope, keyed, ids)

/** Puts a deleted event back. @returns it, or nothing when its time is over */
export async function restore(scope: Scope, id: number): Promise<EventRow | undefined> {
  const back = await restoreKept(scope, keyed, [id])
  return back.length > 0 ? findForChange(scope, id) : undefined
}
