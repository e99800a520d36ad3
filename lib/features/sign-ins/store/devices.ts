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

/** Finds a browser that has signed in to this account before. */
export async function findBrowser(db: Db, who: Actor, hash: string): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(and(of(who), eq(knownDevices.hash, hash), eq(knownDevices.kind, "browser")))
  return row
}

/** Whether somebody has signed in to this account before, even if the device was forgotten since. */
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

/** Records a sign-in from a device. @returns the device's id, and whether it is new */
export async function remember(db: Db, { workspaceId, userId }: Actor, device: DeviceFacts) {
  const { userAgent, address } = device
  const [row] = await db
    .insert(knownDevices)
    .values({ ...device, workspaceId, userId })
    .onConflictDoUpdate({
      target: [knownDevices.workspaceId, knownDevices.userId, knownDevices.hash],
      set: { lastUsedAt: new Date(), userAgent, address },
    })
    // xmax is 0 on an inserted row, and the transaction's id on an updated one.
    .returning({ id: knownDevices.id, isNew: sql<boolean>`xmax = 0` })
  return row as { id: string; isNew: boolean }
}

/** The caller's devices, most recently used first, at most 100. */
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

/** Deletes one of the caller's devices. @returns whether it existed */
export async function forget(scope: Scope, id: string): Promise<boolean> {
  const rows = await scope.db
    .delete(knownDevices)
    .where(and(of(scope), eq(knownDevices.id, id)))
    .returning({ id: knownDevices.id })
  return rows.length > 0
}
