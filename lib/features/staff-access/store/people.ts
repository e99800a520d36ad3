import { and, asc, desc, eq, inArray, isNotNull, ne, or, sql } from "drizzle-orm"
import { foldedContains } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"
import type { PersonListQuery } from "../schema/grants"

const columns = { id: users.id, name: users.fullName, avatar: users.avatar }
const canSignIn = ({ workspaceId }: Scope) =>
  and(eq(users.workspaceId, workspaceId), isNotNull(users.passwordHash), ne(users.status, "inactive"))

/** A page of the users who can sign in. */
export function findPage(scope: Scope, { q, order, page, perPage }: PersonListQuery) {
  const where = and(canSignIn(scope), q ? foldedContains(users.search, q) : undefined)
  const direction = order === "desc" ? desc : asc
  return listPage<{ id: number; name: string; avatar: string }>(scope, {
    table: users,
    where,
    page,
    perPage,
    searches: q !== undefined,
    rows: (counted, from) =>
      scope.db
        .select({ ...columns, counted })
        .from(users)
        .where(where)
        .orderBy(direction(users.fullName), asc(users.id))
        .limit(perPage)
        .offset(from),
  })
}

/** A user who can sign in; undefined if there is none. */
export async function find(scope: Scope, id: number): Promise<{ name: string } | undefined> {
  const [row] = await scope.db
    .select({ name: users.fullName })
    .from(users)
    .where(and(canSignIn(scope), eq(users.id, id)))
  return row
}

/** How many of these users can sign in. */
export async function countWorking(scope: Scope, ids: readonly number[]): Promise<number> {
  const rows = await scope.db
    .select({ id: users.id })
    .from(users)
    .where(and(canSignIn(scope), inArray(users.id, [...ids])))
  return rows.length
}

/** Administrators and the given users, as far as they can sign in, by name. */
export const findNames = (scope: Scope, ids: number[]) =>
  scope.db
    .select({ id: users.id, name: users.fullName, isAdmin: sql<boolean>`${users.role} = 'admin'` })
    .from(users)
    .where(and(canSignIn(scope), or(eq(users.role, "admin"), ids.length > 0 ? inArray(users.id, ids) : undefined)))
    .orderBy(asc(users.fullName), asc(users.id))
