import { and, asc, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm"
import { foldedContains } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { moveToTrash, restoreFromTrash } from "@/lib/core/db/undo"
import { accountLinks, sessions } from "@/lib/features/auth/table"
import type { DetailsChanges, NewUser, User, UserChanges, UserListQuery } from "../schema"
import { userDetails, users } from "../table"

export const columns = {
  id: users.id,
  fullName: users.fullName,
  company: users.company,
  role: users.role,
  username: users.username,
  country: users.country,
  contact: users.contact,
  email: users.email,
  currentPlan: users.currentPlan,
  status: users.status,
  avatar: users.avatar,
}

/** The columns of each sort order, matching an index so that no list has to be sorted. The id makes the order unambiguous. */
const sortable = {
  id: [users.id],
  fullName: [users.fullName, users.id],
  email: [users.email, users.id],
  role: [users.role, users.currentPlan, users.status, users.id],
  currentPlan: [users.currentPlan, users.status, users.id],
  status: [users.status, users.role, users.id],
}

const nextVersion = sql`${users.version} + 1`

const inWorkspace = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) =>
  and(eq(users.workspaceId, workspaceId), ...more)

function filters({ q, role, currentPlan, status }: UserListQuery) {
  return [
    q ? foldedContains(users.search, q) : undefined,
    role && eq(users.role, role),
    currentPlan && eq(users.currentPlan, currentPlan),
    status && eq(users.status, status),
  ]
}

/** One page and the filtered total. */
export async function findPage(scope: Scope, query: UserListQuery) {
  const where = inWorkspace(scope, ...filters(query))
  const direction = (query.order ?? (query.sortBy ? "asc" : "desc")) === "asc" ? asc : desc
  const { page, perPage } = query
  const { rows, ...total } = await listPage<User>(scope, {
    table: users,
    where,
    page,
    perPage,
    searches: query.q !== undefined,
    rows: (counted, offset) =>
      scope.db
        .select({ ...columns, counted })
        .from(users)
        .where(where)
        .orderBy(...sortable[query.sortBy ?? "id"].map((column) => direction(column)))
        .limit(perPage)
        .offset(offset),
  })
  return { users: rows, ...total }
}

export const findAll = (scope: Scope): Promise<User[]> =>
  scope.db.select(columns).from(users).where(inWorkspace(scope)).orderBy(desc(users.id))

export async function findById(scope: Scope, id: number): Promise<User | undefined> {
  const [row] = await scope.db
    .select(columns)
    .from(users)
    .where(inWorkspace(scope, eq(users.id, id)))
  return row
}

export async function insert(scope: Scope, values: NewUser & { username: string }): Promise<User> {
  const { db, workspaceId } = scope
  const [row] = await db
    .insert(users)
    .values({ ...values, workspaceId, id: nextId(workspaceId, "user") })
    .returning(columns)
  return row as User
}

export async function update(
  scope: Scope,
  id: number,
  values: UserChanges & { avatar?: string; permissions?: { action: string; subject: string }[] | null },
): Promise<User | undefined> {
  if (Object.keys(values).length === 0) return findById(scope, id)
  const [row] = await scope.db
    .update(users)
    .set({ ...values, version: nextVersion })
    .where(inWorkspace(scope, eq(users.id, id)))
    .returning(columns)
  return row
}

/** The version of a user's details, 0 if none are saved. The caller has locked the user. */
export async function detailsVersion(scope: Scope, userId: number): Promise<number> {
  const [row] = await scope.db
    .select({ version: userDetails.version })
    .from(userDetails)
    .where(and(eq(userDetails.workspaceId, scope.workspaceId), eq(userDetails.userId, userId)))
  return row?.version ?? 0
}

/** Sets the status of several users. @returns id and status of those that exist */
export const updateStatus = (scope: Scope, ids: number[], status: User["status"]) =>
  scope.db
    .update(users)
    .set({ status, version: nextVersion })
    .where(inWorkspace(scope, inArray(users.id, ids)))
    .returning({ id: users.id, status: users.status })

/** Merges details, and inserts the row on first save. @returns the whole row */
export async function saveDetails(scope: Scope, userId: number, changes: DetailsChanges) {
  const [row] = await scope.db
    .insert(userDetails)
    .values({ workspaceId: scope.workspaceId, userId, ...changes })
    .onConflictDoUpdate({
      target: [userDetails.workspaceId, userDetails.userId],
      set: { ...changes, version: sql`${userDetails.version} + 1` },
    })
    .returning()
  return row as typeof userDetails.$inferSelect
}

/** Sign-ins and mailed links are deleted permanently, because undoing a delete must not revive old tokens. */
const undoable = { table: users, key: users.id, permanent: [sessions, accountLinks] }

/** Deletes users with everything that belongs to them, with undo. @returns the ids of those that existed */
export const remove = (scope: Scope, ids: number[]): Promise<number[]> => moveToTrash(scope, undoable, ids)

/** Restores deleted users with everything that belongs to them. @returns the restored users */
export async function restore(scope: Scope, ids: number[]): Promise<User[]> {
  const restored = await restoreFromTrash(scope, undoable, ids)
  if (restored.length === 0) return []
  return scope.db
    .select(columns)
    .from(users)
    .where(inWorkspace(scope, inArray(users.id, restored)))
    .orderBy(desc(users.id))
}

/**
 * Counts the active administrators besides the given users. It locks all administrators, so that two concurrent deletes
 * can't remove the last ones together.
 */
export async function countOtherAdmins(scope: Scope, ids: number[]): Promise<number> {
  const rows = await scope.db
    .select({ id: users.id })
    .from(users)
    .where(
      inWorkspace(scope, eq(users.role, "admin"), ne(users.status, "inactive"), sql`${users.passwordHash} is not null`),
    )
    .orderBy(users.id)
    .for("update")
  return rows.filter((row) => !ids.includes(row.id)).length
}
