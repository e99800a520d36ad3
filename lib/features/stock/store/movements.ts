import { and, eq, gte, lte, notInArray, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { containsWords } from "@/lib/core/db/folded"
import { sortedPage } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import { businesses, shops } from "@/lib/features/businesses/table"
import type { MovementListQuery } from "../schema/lists"
import { stockMovements } from "../table"
import { onPlace, placeColumns } from "./places"

const t = stockMovements

export interface MovementRow {
  row: typeof t.$inferSelect
  shopName: string
  currency: string
}

/** @param hidden shops whose figures the caller may not know */
export function findPage(scope: Scope, user: Granted, query: MovementListQuery, hidden: number[]) {
  const { business, shop, product, document, kind, from, to, q } = query
  const where = and(
    eq(t.workspaceId, scope.workspaceId),
    filterFor(user, ["read", "Stock"], { business: t.businessId, shop: t.shopId }),
    hidden.length > 0 ? notInArray(t.shopId, hidden) : undefined,
    business === undefined ? undefined : eq(t.businessId, business),
    shop === undefined ? undefined : eq(t.shopId, shop),
    product === undefined ? undefined : eq(t.productId, product),
    document === undefined ? undefined : eq(t.documentId, document),
    kind && eq(t.kind, kind),
    from ? gte(t.businessDate, from) : undefined,
    to ? lte(t.businessDate, to) : undefined,
    q ? containsWords(sql`${t.productName} || ' ' || ${t.userName}`, q) : undefined,
  )
  return sortedPage<MovementRow>(scope, {
    table: t,
    where,
    query,
    by: [t.at, t.id],
    select: (counted) =>
      scope.db
        .select({ row: t, ...placeColumns, counted })
        .from(t)
        .leftJoin(shops, onPlace(t).shop)
        .leftJoin(businesses, onPlace(t).business)
        .where(where),
  })
}
