import { and, count, eq, inArray, ne, type SQL, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { bankAccounts, safes, shops, tills } from "../table"

// What is taken in a business or shop, asked before a write so that the error names the field. Unique indexes decide.

async function exists(
  { db, workspaceId }: Scope,
  table: typeof tills | typeof safes | typeof bankAccounts | typeof shops,
  ...where: (SQL | undefined)[]
) {
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.workspaceId, workspaceId), ...where))
    .limit(1)
  return row !== undefined
}

/** Whether a business has shops that are not archived. */
export const hasOpenShops = (scope: Scope, business: number) =>
  exists(scope, shops, eq(shops.businessId, business), ne(shops.state, "archived"))

/** Whether a shop has another till with this name. */
export const hasTill = (scope: Scope, shop: number, name: string, besides = 0) =>
  exists(scope, tills, eq(tills.shopId, shop), sql`lower(${tills.name}) = lower(${name})`, ne(tills.id, besides))

/** Whether a shop has a safe in use. */
export const hasSafe = (scope: Scope, shop: number) =>
  exists(scope, safes, eq(safes.shopId, shop), eq(safes.state, "active"))

export const hasAccount = (scope: Scope, business: number, iban: string) =>
  exists(scope, bankAccounts, eq(bankAccounts.businessId, business), eq(bankAccounts.iban, iban))

/** The codes that the shops of a business have, in lower case. */
export async function shopCodes({ db, workspaceId }: Scope, business: number): Promise<string[]> {
  const rows = await db
    .select({ code: sql<string>`lower(${shops.code})` })
    .from(shops)
    .where(and(eq(shops.workspaceId, workspaceId), eq(shops.businessId, business)))
  return rows.map(({ code }) => code)
}

/** How many of these shops belong to a business. */
export async function countShops(
  { db, workspaceId }: Scope,
  business: number,
  ids: readonly number[],
): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(shops)
    .where(and(eq(shops.workspaceId, workspaceId), eq(shops.businessId, business), inArray(shops.id, [...ids])))
  return row?.n ?? 0
}
