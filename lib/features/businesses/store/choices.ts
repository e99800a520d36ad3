import { and, asc, eq, ne, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import type { Scope } from "@/lib/core/db/types"
import { businesses, shops } from "../table"
import { chosenShops } from "../table/choices"

const maxShops = 500

/** The shops that a person can choose, those of a business together. */
export function findChoices(scope: Scope, user: Granted) {
  const { db, workspaceId, userId } = scope
  return db
    .select({
      id: shops.id,
      name: shops.name,
      code: shops.code,
      business: shops.businessId,
      businessName: businesses.tradingName,
      isChosen: sql<boolean>`${chosenShops.shopId} is not null`,
    })
    .from(shops)
    .innerJoin(businesses, and(eq(businesses.workspaceId, workspaceId), eq(businesses.id, shops.businessId)))
    .leftJoin(
      chosenShops,
      and(eq(chosenShops.workspaceId, workspaceId), eq(chosenShops.userId, userId), eq(chosenShops.shopId, shops.id)),
    )
    .where(
      and(
        eq(shops.workspaceId, workspaceId),
        ne(shops.state, "archived"),
        filterFor(user, ["read", "Shop"], { business: shops.businessId, shop: shops.id }),
      ),
    )
    .orderBy(asc(businesses.tradingName), asc(shops.businessId), asc(shops.name), asc(shops.id))
    .limit(maxShops)
}

/** Stores the choice of the caller; null for all shops. */
export async function saveChoice({ db, workspaceId, userId }: Scope, shopId: number | null): Promise<void> {
  if (shopId === null) {
    const own = and(eq(chosenShops.workspaceId, workspaceId), eq(chosenShops.userId, userId))
    await db.delete(chosenShops).where(own)
    return
  }
  await db
    .insert(chosenShops)
    .values({ workspaceId, userId, shopId })
    .onConflictDoUpdate({ target: [chosenShops.workspaceId, chosenShops.userId], set: { shopId } })
}
