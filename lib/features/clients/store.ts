import { and, asc, eq, isNull, sql } from "drizzle-orm"
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
  vatNumber: clients.vatNumber,
  buyerReference: clients.buyerReference,
  invoiceFormat: clients.invoiceFormat,
}

/** Returns one page of clients, by name, without those who were merged into others. */
export async function findPage(scope: Scope, { q, id, page, perPage }: ClientListQuery) {
  const where = and(
    eq(clients.workspaceId, scope.workspaceId),
    id === undefined ? isNull(clients.mergedInto) : eq(clients.id, id),
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

/** The oldest client with an e-mail address, written as in their orders. */
export async function findByEmail({ db, workspaceId }: Scope, address: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.workspaceId, workspaceId), eq(clients.companyEmail, address)))
    .orderBy(asc(clients.id))
    .limit(1)
  return row?.id
}

/** Keeps a client from being merged until the transaction ends. Several may do so at once. */
export async function share({ db, workspaceId }: Scope, id: number) {
  const [row] = await db
    .select({ id: clients.id, mergedInto: clients.mergedInto })
    .from(clients)
    .where(and(eq(clients.workspaceId, workspaceId), eq(clients.id, id)))
    .for("key share")
  return row
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
    .set({ workspaceId, ...changes, version: sql`${clients.version} + 1` })
    .where(and(eq(clients.workspaceId, workspaceId), eq(clients.id, id)))
    .returning(columns)
  return row
}
