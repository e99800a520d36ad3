import { and, eq, isNull, sql } from "drizzle-orm"
import type { Scope } from "../db/types"
import { idempotencyKeys as keys, leaseSeconds } from "./table"

const own = (scope: Scope, keyHash: string) =>
  and(eq(keys.workspaceId, scope.workspaceId), eq(keys.userId, scope.userId), eq(keys.keyHash, keyHash))

/**
 * Inserts a key. Waits while another transaction holds the same key, until that ends.
 * @returns false if the key exists
 */
export async function insertKey(scope: Scope, keyHash: string, requestHash: string, isLeased: boolean) {
  const { workspaceId, userId } = scope
  const leasedUntil = isLeased ? sql`now() + make_interval(secs => ${leaseSeconds})` : null
  const rows = await scope.db
    .insert(keys)
    .values({ workspaceId, userId, keyHash, requestHash, leasedUntil })
    .onConflictDoUpdate({
      target: [keys.workspaceId, keys.userId, keys.keyHash],
      set: { requestHash: sql`excluded.request_hash`, leasedUntil: sql`excluded.leased_until` },
      // The process that held it has died.
      setWhere: and(isNull(keys.answer), sql`${keys.leasedUntil} < now()`),
    })
    .returning({ keyHash: keys.keyHash })
  return rows.length > 0
}

/** The request and answer of a key; undefined if it was released meanwhile. */
export async function findKey(scope: Scope, keyHash: string) {
  const [row] = await scope.db
    .select({ requestHash: keys.requestHash, answer: keys.answer })
    .from(keys)
    .where(own(scope, keyHash))
  return row
}

export const saveAnswer = (scope: Scope, keyHash: string, answer: string) =>
  scope.db.update(keys).set({ answer, leasedUntil: null }).where(own(scope, keyHash))

/** Makes the key of a write that failed usable again. */
export const releaseKey = (scope: Scope, keyHash: string) =>
  scope.db.delete(keys).where(and(own(scope, keyHash), isNull(keys.answer)))
