import { and, eq, inArray, type SQL, sql } from "drizzle-orm"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { removeKept, restoreKept } from "@/lib/core/db/undo"
import type { Event, EventChanges, NewEvent } from "./schema"
import { events } from "./table"
import type { Calendar } from "./values"

type Row = typeof events.$inferSelect

const keyed = { table: events, key: events.id }
const mine = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) => and(eq(events.workspaceId, workspaceId), ...more)

/** A row as the calls answer it. */
function eventOf({ id, url, title, startsAt, endsAt, allDay, calendar, details }: Row): Event {
  const { location, description, guests } = details
  return {
    id,
    url,
    title,
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    allDay,
    extendedProps: { calendar, location, description, guests },
  }
}

/** What is given of an event, as columns. */
function columnsOf({ start, end, extendedProps, ...same }: EventChanges) {
  const { calendar, ...details } = extendedProps ?? {}
  return {
    ...same,
    ...(start && { startsAt: start }),
    ...(end && { endsAt: end }),
    ...(calendar && { calendar, details }),
  }
}

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

/** One event, kept from being changed by others until the transaction ends. */
export async function findForChange(scope: Scope, id: number): Promise<Event | undefined> {
  const [row] = await scope.db
    .select()
    .from(events)
    .where(mine(scope, eq(events.id, id)))
    .for("update")
  return row && eventOf(row)
}

export async function insert(scope: Scope, { start, end, extendedProps, ...same }: NewEvent): Promise<Event> {
  const { db, workspaceId } = scope
  const { calendar, ...details } = extendedProps
  const [row] = await db
    .insert(events)
    .values({ ...same, startsAt: start, endsAt: end, calendar, details, workspaceId, id: nextId(workspaceId, "event") })
    .returning()
  return eventOf(row as Row)
}

export async function update(scope: Scope, id: number, changes: EventChanges): Promise<Event> {
  const [row] = await scope.db
    .update(events)
    .set({ id, ...columnsOf(changes) })
    .where(mine(scope, eq(events.id, id)))
    .returning()
  return eventOf(row as Row)
}

/** Deletes an event and keeps it aside for undo. @returns whether it was there */
export const remove = async (scope: Scope, id: number): Promise<boolean> =>
  (await removeKept(scope, keyed, sql`(${id}::int)`)).length > 0

/** Puts a deleted event back. @returns it, or nothing when its time is over */
export async function restore(scope: Scope, id: number): Promise<Event | undefined> {
  const back = await restoreKept(scope, keyed, [id])
  return back.length > 0 ? findForChange(scope, id) : undefined
}
