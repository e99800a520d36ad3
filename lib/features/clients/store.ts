import { and, asc, eq } from "drizzle-orm"
import { foldedContains } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import type { ClientChanges, ClientListQuery, ListedClient, NewClient } from "./schema"
import { clients } from "./table"

const columns = {
  address: clients.address,
  company: clients.company,
  companyEmail: clients.companyEmail,
  country: clients.country,
  contact: clients.contact,
  name: clients.name,
  id: clients.id,
  avatar: clients.avatar,
  language: clients.language,
}

/** Returns one page of clients, by name. */
export async function findPage(scope: Scope, { q, id, page, perPage }: ClientListQuery) {
  const where = and(
    eq(clients.workspaceId, scope.workspaceId),
    id === undefined ? undefined : eq(clients.id, id),
    q ? foldedContains(clients.search, q) : undefined,
  )
  const { rows, ...total } = await listPage<ListedClient>(scope, {
    table: clients,
    where,
    page,
    perPage,
    searches: q !== undefined,
    rows: (counted, offset) =>
      scope.db
        .select({ ...columns, counted })
        .from(clients)
        .where(where)
        .orderBy(asc(clients.name), asc(clients.id))
        .limit(perPage)
        .offset(offset),
  })
  return { clients: rows, ...total }
}

export async function insert({ db, workspaceId }: Scope, values: NewClient): Promise<ListedClient> {
  const [row] = await db
    .insert(clients)
    .values({ ...values, workspaceId, id: nextId(workspaceId, "client") })
    .returning(columns)
  return row as ListedClient
}

/** Merges changes into a client. @returns undefined if it doesn't exist */
export async function update(
  { db, workspaceId }: Scope,
  id: number,
  changes: Omit<ClientChanges, "id">,
): Promise<ListedClient | undefined> {
  const [row] = await db
    .update(clients)
    // Setting the key as well keeps the statement valid when there are no changes.
    .set({ workspaceId, ...changes })
    .where(and(eq(clients.workspaceId, workspaceId), eq(clients.id, id)))
    .returning(columns)
  return row
}
