import { and, asc, eq, inArray, sql } from "drizzle-orm"
import { removedRows } from "@/lib/core/db/table"
import type { Actor, Db, Scope } from "@/lib/core/db/types"
import { accountSettings } from "@/lib/features/account/table"
import { users } from "../table"

/** Locks users and returns the fields that decide whether an action on them is allowed. */
export async function findTargets({ db, workspaceId }: Scope, ids: number[]) {
  return db
    .select({
      id: users.id,
      fullName: users.fullName,
      email: users.email,
      role: users.role,
      status: users.status,
      version: users.version,
      permissions: users.permissions,
      avatar: users.avatar,
      language: accountSettings.language,
      canSignIn: sql<boolean>`${users.passwordHash} is not null`,
    })
    .from(users)
    .leftJoin(
      accountSettings,
      and(eq(accountSettings.workspaceId, users.workspaceId), eq(accountSettings.userId, users.id)),
    )
    .where(and(eq(users.workspaceId, workspaceId), inArray(users.id, ids)))
    .orderBy(asc(users.id))
    .for("update", { of: users })
}

/** Locks a user's row until the transaction ends. Take this lock before those of sessions, passkeys and address changes. */
export async function lockUser(db: Db, { workspaceId, userId }: Actor): Promise<void> {
  const isOne = and(eq(users.workspaceId, workspaceId), eq(users.id, userId))
  await db.select({ id: users.id }).from(users).where(isOne).for("no key update")
}

export type Target = Awaited<ReturnType<typeof findTargets>>[number]

/** Role, permissions and deleter of recently deleted users. */
export const findDeleted = ({ db, workspaceId }: Scope, ids: number[]) =>
  db
    .select({
      role: sql<Target["role"]>`${removedRows.row} ->> 'role'`,
      permissions: sql<Target["permissions"]>`nullif(${removedRows.row} -> 'permissions', 'null'::jsonb)`,
      deletedBy: removedRows.removedBy,
    })
    .from(removedRows)
    .where(
      and(
        eq(removedRows.workspaceId, workspaceId),
        eq(removedRows.source, "users"),
        eq(removedRows.part, "users"),
        inArray(removedRows.id, ids),
      ),
    )
