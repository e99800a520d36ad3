import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm"
import type { Actor, Db } from "@/lib/core/db/types"
import { recoveryCodes, twoSteps } from "./table"

// Sign-in asks as the owner, outside any scope: the person is named, and every statement holds on to them.

const of = (table: typeof twoSteps | typeof recoveryCodes, { workspaceId, userId }: Actor) =>
  and(eq(table.workspaceId, workspaceId), eq(table.userId, userId))

export async function find(db: Db, who: Actor) {
  const [row] = await db.select().from(twoSteps).where(of(twoSteps, who))
  return row
}

/** Keeps a secret that is being set up, in place of an earlier one. @returns whether none is in use yet */
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

/** Puts the secret that `sealed` is in use from now on. @returns false where another was begun or confirmed meanwhile */
export async function confirm(db: Db, who: Actor, sealed: string, step: number): Promise<boolean> {
  const rows = await db
    .update(twoSteps)
    .set({ confirmedAt: new Date(), lastStep: step })
    .where(and(of(twoSteps, who), eq(twoSteps.secret, sealed), isNull(twoSteps.confirmedAt)))
    .returning({ userId: twoSteps.userId })
  return rows.length > 0
}

/** Uses a step's code up; nothing where it, or a later one, was used before, whoever comes first. */
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

/** Uses a recovery code up. @returns whether it was good */
export async function takeRecoveryCode(db: Db, who: Actor, hash: string): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: new Date() })
    .where(and(of(recoveryCodes, who), eq(recoveryCodes.hash, hash), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId })
  return rows.length > 0
}

/** Replaces a person's recovery codes. */
export async function replaceRecoveryCodes(db: Db, who: Actor, hashes: string[]): Promise<void> {
  const { workspaceId, userId } = who
  await db.delete(recoveryCodes).where(of(recoveryCodes, who))
  await db.insert(recoveryCodes).values(hashes.map((hash) => ({ workspaceId, userId, hash })))
}

export const recoveryCodesLeft = (db: Db, who: Actor): Promise<number> =>
  db.$count(recoveryCodes, and(of(recoveryCodes, who), isNull(recoveryCodes.usedAt)))

/** @returns whether it was in use */
export async function remove(db: Db, who: Actor): Promise<boolean> {
  await db.delete(recoveryCodes).where(of(recoveryCodes, who))
  const rows = await db.delete(twoSteps).where(of(twoSteps, who)).returning({ confirmedAt: twoSteps.confirmedAt })
  return rows.some(({ confirmedAt }) => confirmedAt !== null)
}
