import { and, asc, desc, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm"
import { containsWords } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"
import type { ApiKeyListQuery } from "../schema"
import { apiKeys } from "../table"

const inWorkspace = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) =>
  and(eq(apiKeys.workspaceId, workspaceId), ...more)

const columns = {
  id: apiKeys.id,
  userId: apiKeys.userId,
  name: apiKeys.name,
  prefix: apiKeys.prefix,
  scopes: apiKeys.scopes,
  version: apiKeys.version,
  createdAt: apiKeys.createdAt,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
  lastNetwork: apiKeys.lastNetwork,
  revokedAt: apiKeys.revokedAt,
  makerName: users.fullName,
  makerStatus: users.status,
}

const select = (scope: Scope, counted: SQL<number | null>) =>
  scope.db
    .select({ ...columns, counted })
    .from(apiKeys)
    .leftJoin(users, and(eq(users.workspaceId, apiKeys.workspaceId), eq(users.id, apiKeys.userId)))
export type KeyRow = Omit<Awaited<ReturnType<typeof select>>[number], "counted">

const sortable = {
  createdAt: sql`${apiKeys.createdAt}`,
  name: sql`lower(${apiKeys.name})`,
  lastUsedAt: sql`coalesce(${apiKeys.lastUsedAt}, '-infinity')`,
  // Keys that don't expire sort last.
  expiresAt: sql`coalesce(${apiKeys.expiresAt}, 'infinity')`,
}

/** One page of a user's keys, or of everybody's, and the filtered total. */
export function findPage(scope: Scope, query: ApiKeyListQuery) {
  const { q, all, sortBy = "createdAt", order = sortBy === "createdAt" ? "desc" : "asc", page, perPage } = query
  const where = inWorkspace(
    scope,
    all === "true" ? undefined : eq(apiKeys.userId, scope.userId),
    q ? containsWords(apiKeys.name, q) : undefined,
  )
  const direction = order === "desc" ? desc : asc
  return listPage<KeyRow>(scope, {
    table: apiKeys,
    where,
    page,
    perPage,
    searches: false,
    rows: (counted, offset) =>
      select(scope, counted)
        .where(where)
        .orderBy(direction(sortable[sortBy]), asc(apiKeys.id))
        .limit(perPage)
        .offset(offset),
  })
}

/** A key by its id, locked until the transaction ends. */
export async function findLocked(scope: Scope, id: string): Promise<KeyRow | undefined> {
  const [row] = await select(scope, sql<null>`null::int`)
    .where(inWorkspace(scope, eq(apiKeys.id, id)))
    .for("update", { of: apiKeys })
  return row
}

/** The number of the caller's working keys. Locks the caller, so that two requests can't both make the last one. */
export async function countWorking(scope: Scope): Promise<number> {
  const { db, workspaceId, userId } = scope
  await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.workspaceId, workspaceId), eq(users.id, userId)))
    .for("no key update")
  const isOpen = or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, new Date()))
  return db.$count(apiKeys, inWorkspace(scope, eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt), isOpen))
}

type Values = Omit<typeof apiKeys.$inferInsert, "workspaceId" | "userId" | "id">

/** @returns the key's id */
export async function insert({ db, workspaceId, userId }: Scope, values: Values): Promise<string> {
  const [row] = await db
    .insert(apiKeys)
    .values({ ...values, workspaceId, userId })
    .returning({ id: apiKeys.id })
  return (row as { id: string }).id
}

/** Changes a key and counts its version up. */
export const update = (scope: Scope, id: string, values: Partial<Values>) =>
  scope.db
    .update(apiKeys)
    .set({ ...values, version: sql`${apiKeys.version} + 1` })
    .where(inWorkspace(scope, eq(apiKeys.id, id)))
