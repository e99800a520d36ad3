import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm"
import type { Actor, Db } from "@/lib/core/db/types"
import { recoveryCodes, twoSteps } from "./table"

// Sign-in calls these as the database owner, outside any scope, so each statement must filter by the given user.

const of = (table: typeof twoSteps | typeof recoveryCodes, { workspaceId, userId }: Actor) =>
  and(eq(table.workspaceId, workspaceId), eq(table.userId, userId))

/** `lock` locks the row until the transaction ends. */
export async function find(db: Db, who: Actor, { lock = false } = {}) {
  const found = db.select().from(twoSteps).where(of(twoSteps, who))
  const [row] = await (lock ? found.for("update") : found)
  return row
}

/** Saves a secret for setup, replacing an earlier one. @returns false if two-step sign-in is already on */
export async function begin(db: Db, { workspaceId, userId }: Actor, secret: string): Promise<boolean> {
  const rows = await db
    .insert(twoSteps)
    .values({ workspaceId, userId, secret })
    .onConflictDoUpdate({
      target: [twoSteps.workspaceId, twoSteps.userId],
      set: { secret, startedAt: new Date() },
      setWhere: isNull(twoSteps.confirmedAt),
    })
    .returning({ userId: twoSteps.userId })
  return rows.length > 0
}

/** Turns two-step sign-in on. @returns false if another secret than `sealed` was saved or confirmed meanwhile */
export async function confirm(db: Db, who: Actor, sealed: string, step: number): Promise<boolean> {
  const rows = await db
    .update(twoSteps)
    .set({ confirmedAt: new Date(), lastStep: step })
    .where(and(of(twoSteps, who), eq(twoSteps.secret, sealed), isNull(twoSteps.confirmedAt)))
    .returning({ userId: twoSteps.userId })
  return rows.length > 0
}

/** Uses up a time step atomically. @returns false if this step or a later one was used before */
export async function takeStep(db: Db, who: Actor, step: number): Promise<boolean> {
  const rows = await db
    .update(twoSteps)
    .set({ lastStep: step })
    .where(
      and(
        of(twoSteps, who),
        isNotNull(twoSteps.confirmedAt),
        or(isNull(twoSteps.lastStep), lt(twoSteps.lastStep, step)),
      ),
    )
    .returning({ userId: twoSteps.userId })
  return rows.length > 0
}

/** Uses up a recovery code. @returns whether it was valid */
export async function takeRecoveryCode(db: Db, who: Actor, hash: string): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: new Date() })
    .where(and(of(recoveryCodes, who), eq(recoveryCodes.hash, hash), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId })
  return rows.length > 0
}

/** Replaces a user's recovery codes. */
export async function replaceRecoveryCodes(db: Db, who: Actor, hashes: string[]): Promise<void> {
  const { workspaceId, userId } = who
  await db.delete(recoveryCodes).where(of(recoveryCodes, who))
  await db.insert(recoveryCodes).values(hashes.map((hash) => ({ workspaceId, userId, hash })))
}

export const recoveryCodesLeft = (db: Db, who: Actor): Promise<number> =>
  db.$count(recoveryCodes, and(of(recoveryCodes, who), isNull(recoveryCodes.usedAt)))

/** Turns two-step sign-in off and deletes the recovery codes. @returns whether it was on */
export async function remove(db: Db, who: Actor): Promise<boolean> {
  const rows = await db.delete(twoSteps).where(of(twoSteps, who)).returning({ confirmedAt: twoSteps.confirmedAt })
  // After the wait for the row, so that this also sees codes that were replaced meanwhile.
  await db.delete(recoveryCodes).where(of(recoveryCodes, who))
  return rows.some(({ confirmedAt }) => confirmedAt !== null)
}
