import { and, asc, eq } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { listPage } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import { books } from "../table/accounts"
import { journalEntries as entries } from "../table/journal"

const ofBusiness = ({ workspaceId }: Scope, businessId: number) =>
  and(eq(books.workspaceId, workspaceId), eq(books.businessId, businessId))

/** @returns false if the business has books already */
export async function insertBooks(scope: Scope, businessId: number, currency: string): Promise<boolean> {
  const { db, workspaceId } = scope
  const rows = await db
    .insert(books)
    .values({ workspaceId, businessId, currency })
    .onConflictDoNothing()
    .returning({ businessId: books.businessId })
  return rows.length > 0
}

/** Changes the currency. The database refuses that after the first entry. */
export const updateCurrency = (scope: Scope, businessId: number, currency: string) =>
  scope.db.update(books).set({ currency }).where(ofBusiness(scope, businessId))

/** Whether anything was ever posted. */
export async function hasEntries({ db, workspaceId }: Scope, businessId: number): Promise<boolean> {
  const [row] = await db
    .select({ sequence: entries.sequence })
    .from(entries)
    .where(and(eq(entries.workspaceId, workspaceId), eq(entries.businessId, businessId)))
    .limit(1)
  return row !== undefined
}

/** The currency of a business's books; undefined if it has none. */
export async function findCurrency(scope: Scope, businessId: number): Promise<string | undefined> {
  const [row] = await scope.db.select({ currency: books.currency }).from(books).where(ofBusiness(scope, businessId))
  return row?.currency
}

/** Locks the books of a business until the transaction ends. @returns their currency; undefined if it has none */
export async function lockBooks(scope: Scope, businessId: number): Promise<string | undefined> {
  const [row] = await scope.db
    .select({ currency: books.currency })
    .from(books)
    .where(ofBusiness(scope, businessId))
    .for("no key update")
  return row?.currency
}

const columns = { businessId: books.businessId, currency: books.currency, rootEmail: books.rootEmail }
export interface BooksRow {
  businessId: number
  currency: string
  rootEmail: string | null
}

/** A page of the books that a user may read, by business. */
export function pageOfBooks(scope: Scope, user: Granted, { page, perPage }: { page: number; perPage: number }) {
  const mayRead = filterFor(user, ["read", "Books"], { business: books.businessId })
  const where = and(eq(books.workspaceId, scope.workspaceId), mayRead)
  return listPage<BooksRow>(scope, {
    ...{ table: books, where, page, perPage, searches: false },
    rows: (counted, from) =>
      scope.db
        .select({ ...columns, counted })
        .from(books)
        .where(where)
        .orderBy(asc(books.businessId))
        .limit(perPage)
        .offset(from),
  })
}

export async function findBooks(scope: Scope, businessId: number): Promise<BooksRow | undefined> {
  const [row] = await scope.db.select(columns).from(books).where(ofBusiness(scope, businessId))
  return row
}

export const updateRootEmail = (scope: Scope, businessId: number, rootEmail: string | null) =>
  scope.db.update(books).set({ rootEmail }).where(ofBusiness(scope, businessId))
