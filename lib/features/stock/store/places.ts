import { and, eq, sql } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import { businesses, shops } from "@/lib/features/businesses/table"

/** The name of a row's shop, and the currency of its business. */
export const placeColumns = {
  shopName: sql<string>`${shops.name}`,
  currency: sql<string>`${businesses.currency}`,
}

type Placed = Record<"workspaceId" | "businessId" | "shopId", AnyPgColumn>

/**
 * The conditions of the joins for `placeColumns`. Lists use left joins although every row has a shop and a business: PostgreSQL
 * has no statistics of tables with a few rows, takes an inner join for a rare match and sorts everything instead of reading an
 * index up to the limit.
 */
export const onPlace = (t: Placed) => ({
  shop: and(eq(shops.workspaceId, t.workspaceId), eq(shops.id, t.shopId)),
  business: and(eq(businesses.workspaceId, t.workspaceId), eq(businesses.id, t.businessId)),
})
