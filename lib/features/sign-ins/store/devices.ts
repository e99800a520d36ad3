import { and, desc, eq, sql } from "drizzle-orm"
import type { Actor, Db, Scope } from "@/lib/core/db/types"
import { knownDevices, signInEvents } from "../table"
import type { DeviceKind } from "../values"

const of = ({ workspaceId, userId }: Actor) =>
  and(eq(knownDevices.workspaceId, workspaceId), eq(knownDevices.userId, userId))

export interface DeviceFacts {
  kind: DeviceKind
  hash: string
  userAgent: string
  address: string
}

/** A browser that has signed in to this account before. */
export async function findBrowser(db: Db, who: Actor, hash: string): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(and(of(who), eq(knownDevices.hash, hash), eq(knownDevices.kind, "browser")))
  return row
}

/** Whether somebody has signed in to this account before, whatever became of the device since. */
export async function wasUsed(db: Db, who: Actor): Promise<boolean> {
  const [row] = await db
    .select({
      was: sql<boolean>`exists (select 1 from ${knownDevices} where ${of(who)}) or exists (
        select 1 from ${signInEvents} where ${and(
          eq(signInEvents.workspaceId, who.workspaceId),
          eq(signInEvents.userId, who.userId),
          eq(signInEvents.outcome, "signed_in"),
        )})`,
    })
    .from(sql`(select 1) as one`)
  return row?.was ?? false
}

/** Notes a sign-in from a device. @returns the device, and whether this is its first */
export async function remember(db: Db, { workspaceId, userId }: Actor, device: DeviceFacts) {
  const { userAgent, address } = device
  const [row] = await db
    .insert(knownDevices)
    .values({ ...device, workspaceId, userId })
    .onConflictDoUpdate({
      target: [knownDevices.workspaceId, knownDevices.userId, knownDevices.hash],
      set: { lastUsedAt: new Date(), userAgent, address },
    })
    // PostgreSQL notes the updating transaction on an updated row only.
    .returning({ id: knownDevices.id, isNew: sql<boolean>`xmax = 0` })
  return row as { id: string; isNew: boolean }
}

/** The caller's devices, the latest used first. */
export const list = (scope: Scope) =>
  scope.db
    .select({
      id: knownDevices.id,
      kind: knownDevices.kind,
      hash: knownDevices.hash,
      userAgent: knownDevices.userAgent,
      address: knownDevices.address,
      createdAt: knownDevices.createdAt,
      lastUsedAt: knownDevices.lastUsedAt,
    })
    .from(knownDevices)
    .where(of(scope))
    .orderBy(desc(knownDevices.lastUsedAt))
    .limit(100)

/** @returns whether there was such a device of the caller's */
export async function forget(scope: Scope, id: string): Promise<boolean> {
  const rows = await scope.db
    .delete(knownDevices)
    .where(and(of(scope), eq(knownDevices.id, id)))
    .returning({ id: knownDevices.id })
  return rows.length > 0
}
