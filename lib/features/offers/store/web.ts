import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { businesses, shops } from "@/lib/features/businesses/table"
import { offers } from "../table"

// Offers of the web shop.

const inWorkspace = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) =>
  and(eq(offers.workspaceId, workspaceId), ...more)

/** Shops with what the pricing needs of their business. */
const selectShops = ({ db }: Scope) =>
  db
    .select({
      shop: shops.id,
      business: businesses.id,
      currency: businesses.currency,
      country: businesses.country,
      vatScheme: businesses.vatScheme,
      timeZone: shops.timeZone,
    })
    .from(shops)
    .innerJoin(businesses, and(eq(businesses.workspaceId, shops.workspaceId), eq(businesses.id, shops.businessId)))

/** The first active shop, with what the web shop needs of its business. */
export async function findFirstShop(scope: Scope) {
  const [row] = await selectShops(scope)
    .where(and(eq(shops.workspaceId, scope.workspaceId), eq(shops.state, "active"), ne(businesses.state, "archived")))
    .orderBy(asc(shops.id))
    .limit(1)
  return row
}

/** The shops of a business that are not archived. */
export const findShopsOf = (scope: Scope, business: number) =>
  selectShops(scope)
    .where(and(eq(shops.workspaceId, scope.workspaceId), eq(shops.businessId, business), ne(shops.state, "archived")))
    .orderBy(asc(shops.id))

/** One shop. */
export async function findShop(scope: Scope, id: number) {
  const [row] = await selectShops(scope).where(and(eq(shops.workspaceId, scope.workspaceId), eq(shops.id, id)))
  return row
}

/** Active offers of a business and of the web shop that are not over, without the codes that somebody must know; and one by its code. */
const forCart = (scope: Scope, business: number | undefined, code: string): SQL | undefined =>
  inWorkspace(
    scope,
    or(isNull(offers.businessId), business === undefined ? undefined : eq(offers.businessId, business)),
    or(
      code ? eq(offers.code, code) : undefined,
      and(
        eq(offers.state, "active"),
        or(isNull(offers.code), eq(offers.isOffered, true)),
        // A day more than the shop's own date may differ from the database's.
        sql`coalesce(${offers.endsOn} >= current_date - 1, true)`,
      ),
    ),
  )

/** Locks the offers with a limit that a cart may have, so that nobody else uses them up. */
export const lockLimited = (scope: Scope, business: number | undefined, code: string) =>
  scope.db
    .select({ id: offers.id })
    .from(offers)
    .where(and(forCart(scope, business, code), sql`${offers.mostUses} is not null`))
    .orderBy(asc(offers.id))
    .for("update")

export const findForCart = (scope: Scope, business: number | undefined, code: string) =>
  scope.db
    .select()
    .from(offers)
    .where(forCart(scope, business, code))
    .orderBy(asc(offers.id))

/** Counts a use of offers, or reverses one with -1. Locks them in the order of their ids, so that two buyers can't deadlock. */
export async function countUses(scope: Scope, ids: readonly number[], uses: 1 | -1): Promise<void> {
  if (ids.length === 0) return
  const these = inWorkspace(scope, inArray(offers.id, [...ids]))
  await scope.db.select({ id: offers.id }).from(offers).where(these).orderBy(asc(offers.id)).for("update")
  await scope.db
    .update(offers)
    .set({ uses: sql`greatest(${offers.uses} + ${uses}::int, 0)` })
    .where(these)
}
