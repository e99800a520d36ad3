import { and, eq, gt, isNull, lt, type SQL, sql } from "drizzle-orm"
import type { Actor, Db, Scope } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"
import { staffApprovals, staffPins } from "../table/approvals"
import { maxTries } from "../values"

const ofUser = ({ workspaceId, userId }: Pick<Actor, "workspaceId" | "userId">) =>
  and(eq(staffPins.workspaceId, workspaceId), eq(staffPins.userId, userId))

export async function findPin(scope: Scope) {
  const [row] = await scope.db
    .select({ triesBy: staffPins.triesBy, setAt: staffPins.setAt })
    .from(staffPins)
    .where(ofUser(scope))
  return row
}

/** Sets or replaces the caller's PIN, with all tries left. */
export const savePin = ({ db, workspaceId, userId }: Scope, pinHash: string) =>
  db
    .insert(staffPins)
    .values({ workspaceId, userId, pinHash })
    .onConflictDoUpdate({
      target: [staffPins.workspaceId, staffPins.userId],
      set: { pinHash, triesBy: {}, setAt: sql`now()` },
    })

export const deletePin = ({ db }: Scope, who: Pick<Actor, "workspaceId" | "userId">) =>
  db.delete(staffPins).where(ofUser(who))

/** The number of times that the user of a scope has tried a PIN. */
const triesOf = ({ userId }: Scope) => sql`coalesce((${staffPins.triesBy} ->> ${String(userId)}::text)::int, 0)`

/**
 * Counts a try of the caller before it is made, in one statement, so that parallel tries never exceed the maximum.
 * @returns the hash to compare with; undefined if there is no PIN, or no try left
 */
export async function takeTry(scope: Scope, who: Pick<Actor, "workspaceId" | "userId">): Promise<string | undefined> {
  const tries = triesOf(scope)
  const counted = sql`jsonb_build_object(${String(scope.userId)}::text, ${tries} + 1)`
  const [row] = await scope.db
    .update(staffPins)
    .set({ triesBy: sql`${staffPins.triesBy} || ${counted}` })
    .where(and(ofUser(who), lt(tries, maxTries)))
    .returning({ pinHash: staffPins.pinHash })
  return row?.pinHash
}

/** Restores all of the caller's tries after the right PIN, unless the PIN was changed meanwhile. */
export const clearTries = ({ db, userId }: Scope, who: Pick<Actor, "workspaceId" | "userId">, pinHash: string) =>
  db
    .update(staffPins)
    .set({ triesBy: sql`${staffPins.triesBy} - ${String(userId)}::text` })
    .where(and(ofUser(who), eq(staffPins.pinHash, pinHash)))

/** The users of the workspace who have a PIN. */
export const findWithPin = ({ db, workspaceId }: Scope) =>
  db
    .select({ id: users.id, name: users.fullName })
    .from(staffPins)
    .innerJoin(users, and(eq(users.workspaceId, staffPins.workspaceId), eq(users.id, staffPins.userId)))
    .where(eq(staffPins.workspaceId, workspaceId))
    .orderBy(users.fullName)

type NewApproval = Omit<typeof staffApprovals.$inferInsert, "workspaceId" | "userId" | "createdAt" | "usedAt">

export const insertApproval = ({ db, workspaceId, userId }: Scope, values: NewApproval) =>
  db.insert(staffApprovals).values({ ...values, workspaceId, userId })

/** The action that an approval must match. */
export interface ApprovedAct {
  action: string
  subject: string
  business: number
  shop: number | null
  record: string | null
  amount: number | null
}

const same = (column: SQL | typeof staffApprovals.record | typeof staffApprovals.shopId, value: unknown) =>
  sql`${column} is not distinct from ${value}`

/**
 * Uses up an approval that the caller got for exactly this action, or for a larger amount of it.
 * @returns the approver's id; undefined if there is no such approval, or it was used or has expired
 */
export async function spendApproval(
  { db, workspaceId, userId }: Scope,
  hash: string,
  { action, subject, business, shop, record, amount }: ApprovedAct,
): Promise<number | undefined> {
  const t = staffApprovals
  const [row] = await db
    .update(t)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(t.workspaceId, workspaceId),
        eq(t.hash, hash),
        eq(t.userId, userId),
        eq(t.action, action),
        eq(t.subject, subject),
        eq(t.businessId, business),
        same(t.shopId, sql`${shop}::int`),
        same(t.record, sql`${record}::text`),
        amount === null ? isNull(t.amount) : sql`${t.amount} >= ${amount}::bigint`,
        isNull(t.usedAt),
        gt(t.expiresAt, sql`now()`),
      ),
    )
    .returning({ approverId: t.approverId })
  return row?.approverId
}

/** Deletes approvals that expired more than a day ago. */
export const purgeApprovals = (db: Db) =>
  db.delete(staffApprovals).where(lt(staffApprovals.expiresAt, sql`now() - interval '1 day'`))
