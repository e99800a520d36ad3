import { and, eq, gte, inArray, lt, max, or } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import type { Range } from "../schema"
import { eventOverrides } from "../table"

export type Override = typeof eventOverrides.$inferSelect
type Columns = Omit<typeof eventOverrides.$inferInsert, "workspaceId" | "eventId" | "occursAt">

const one = ({ workspaceId }: Scope, eventId: number, occursAt: Date) =>
  and(
    eq(eventOverrides.workspaceId, workspaceId),
    eq(eventOverrides.eventId, eventId),
    eq(eventOverrides.occursAt, occursAt),
  )

/** Finds the overrides of these series: all, or those of occurrences that fall into a range or were moved there. */
export async function findOverrides(scope: Scope, eventIds: number[], range?: Range): Promise<Override[]> {
  if (eventIds.length === 0) return []
  const { occursAt, startsAt, endsAt, workspaceId, eventId } = eventOverrides
  // An occurrence that is on at the start of the range may have begun up to `longest` before.
  const within = range && and(gte(occursAt, new Date(range.start.getTime() - longest)), lt(occursAt, range.end))
  const movedThere = range && and(lt(startsAt, range.end), gte(endsAt, range.start))
  return scope.db
    .select()
    .from(eventOverrides)
    .where(and(eq(workspaceId, scope.workspaceId), inArray(eventId, eventIds), range && or(within, movedThere)))
    .orderBy(eventId, occursAt)
}
/** Max duration of an occurrence, in milliseconds. */
const longest = 31 * 86_400_000

export async function findOverride(scope: Scope, eventId: number, occursAt: Date): Promise<Override | undefined> {
  const [row] = await scope.db
    .select()
    .from(eventOverrides)
    .where(one(scope, eventId, occursAt))
  return row
}

/** Returns the highest version among the overrides of a series, or 0. */
export async function findMaxVersion({ db, workspaceId }: Scope, eventId: number): Promise<number> {
  const [row] = await db
    .select({ version: max(eventOverrides.version) })
    .from(eventOverrides)
    .where(and(eq(eventOverrides.workspaceId, workspaceId), eq(eventOverrides.eventId, eventId)))
  return row?.version ?? 0
}

/** Saves how an occurrence differs from its series, merging with an earlier override. */
export async function saveOverride(scope: Scope, eventId: number, occursAt: Date, columns: Columns): Promise<void> {
  const { db, workspaceId } = scope
  await db
    .insert(eventOverrides)
    .values({ ...columns, workspaceId, eventId, occursAt })
    .onConflictDoUpdate({
      target: [eventOverrides.workspaceId, eventOverrides.eventId, eventOverrides.occursAt],
      set: columns,
    })
}

/** Inserts overrides for occurrences that have none yet; others are skipped. */
export async function insertOverrides(
  { db, workspaceId }: Scope,
  overrides: (Columns & { eventId: number; occursAt: Date })[],
): Promise<Override[]> {
  const rows: Override[] = []
  for (let at = 0; at < overrides.length; at += 500) {
    const part = overrides.slice(at, at + 500).map((one) => ({ ...one, workspaceId }))
    rows.push(...(await db.insert(eventOverrides).values(part).onConflictDoNothing().returning()))
  }
  return rows
}

export async function removeOverride(scope: Scope, eventId: number, occursAt: Date): Promise<void> {
  await scope.db.delete(eventOverrides).where(one(scope, eventId, occursAt))
}

/** Replaces all overrides of a series. */
export async function replaceOverrides(scope: Scope, eventId: number, overrides: Override[]): Promise<void> {
  const { db, workspaceId } = scope
  await db
    .delete(eventOverrides)
    .where(and(eq(eventOverrides.workspaceId, workspaceId), eq(eventOverrides.eventId, eventId)))
  await insertOverrides(
    scope,
    overrides.map((row) => ({ ...row, eventId })),
  )
}
