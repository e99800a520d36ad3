import { and, count, desc, eq, lt, or, sql } from "drizzle-orm"
import { listPage } from "@/lib/core/db/paging"
import type { Actor, Db, Scope } from "@/lib/core/db/types"
import { passkeys, usedChallenges } from "./table"

// Sign-in calls some of these as the owner, outside any scope, so each statement must filter by the given user.

export type PasskeyRow = typeof passkeys.$inferSelect

const of = ({ workspaceId, userId }: Actor) => and(eq(passkeys.workspaceId, workspaceId), eq(passkeys.userId, userId))
const isOne = (who: Actor, id: string) => and(of(who), eq(passkeys.id, id))

const columns = {
  id: passkeys.id,
  name: passkeys.name,
  isBackedUp: passkeys.isBackedUp,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
}
export type ListedRow = Pick<PasskeyRow, keyof typeof columns>

/** One page of the caller's passkeys, newest first. */
export function findPage(scope: Scope, page: number, perPage: number) {
  const where = of(scope)
  return listPage<ListedRow>(scope, {
    table: passkeys,
    where,
    page,
    perPage,
    searches: false,
    rows: (counted, offset) =>
      scope.db
        .select({ ...columns, counted })
        .from(passkeys)
        .where(where)
        .orderBy(desc(passkeys.createdAt), desc(passkeys.id))
        .limit(perPage)
        .offset(offset),
  })
}

/** A user's credential ids and transports, for the browser's WebAuthn options. */
export const credentialsOf = (db: Db, who: Actor) =>
  db.select({ id: passkeys.credentialId, transports: passkeys.transports }).from(passkeys).where(of(who))

export async function countOf(db: Db, who: Actor): Promise<number> {
  const [row] = await db.select({ total: count() }).from(passkeys).where(of(who))
  return row?.total ?? 0
}

/** Finds a passkey of any user. `db` must be connected as the owner. */
export async function findByCredential(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row
}

/** @returns undefined if the credential is registered already */
export async function insert(
  db: Db,
  values: Omit<typeof passkeys.$inferInsert, "id" | "createdAt" | "lastUsedAt">,
): Promise<ListedRow | undefined> {
  const [row] = await db
    .insert(passkeys)
    .values(values)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning(columns)
  return row
}

export async function rename(scope: Scope, id: string, name: string): Promise<ListedRow | undefined> {
  const [row] = await scope.db.update(passkeys).set({ name }).where(isOne(scope, id)).returning(columns)
  return row
}

export async function remove(scope: Scope, id: string): Promise<ListedRow | undefined> {
  const [row] = await scope.db.delete(passkeys).where(isOne(scope, id)).returning(columns)
  return row
}

/** Removes all passkeys of a user. @returns the number removed */
export async function removeAll(db: Db, who: Actor): Promise<number> {
  const rows = await db.delete(passkeys).where(of(who)).returning({ id: passkeys.id })
  return rows.length
}

/** Records a use. @returns false if the passkey is gone, or was used with this counter or a later one meanwhile */
export async function use(
  db: Db,
  { workspaceId, id }: Pick<PasskeyRow, "workspaceId" | "id">,
  counter: number,
  isBackedUp: boolean,
): Promise<boolean> {
  const advances = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`))
  const rows = await db
    .update(passkeys)
    .set({ counter, isBackedUp, lastUsedAt: new Date() })
    .where(and(eq(passkeys.workspaceId, workspaceId), eq(passkeys.id, id), advances))
    .returning({ id: passkeys.id })
  return rows.length > 0
}

/** Uses up a challenge. `db` must be connected as the owner. @returns false if it was used before */
export async function takeChallenge(db: Db, hash: string, expiresAt: Date): Promise<boolean> {
  await db.delete(usedChallenges).where(lt(usedChallenges.expiresAt, new Date()))
  const rows = await db
    .insert(usedChallenges)
    .values({ hash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: usedChallenges.hash })
  return rows.length > 0
}
