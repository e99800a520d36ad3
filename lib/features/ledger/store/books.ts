import { and, eq } from "drizzle-orm"
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
