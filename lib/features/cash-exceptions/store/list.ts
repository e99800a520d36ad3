import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { containsWords } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import { businesses, shops } from "@/lib/features/businesses/table"
import type { ExceptionListQuery } from "../schema"
import { cashExceptions } from "../table"
import { seesExceptions } from "../values"

export interface ListedRow {
  exception: typeof cashExceptions.$inferSelect
  shopName: string
  currency: string
}

const { closedAt } = cashExceptions
const visible = (user: Granted) =>
  filterFor(user, seesExceptions, { business: cashExceptions.businessId, shop: cashExceptions.shopId })

export function findPage(scope: Scope, user: Granted, query: ExceptionListQuery) {
  const { business, shop, kind, state, q, sortBy, order, page, perPage } = query
  const where = and(
    eq(cashExceptions.workspaceId, scope.workspaceId),
    visible(user),
    business === undefined ? undefined : eq(cashExceptions.businessId, business),
    shop === undefined ? undefined : eq(cashExceptions.shopId, shop),
    kind && eq(cashExceptions.kind, kind),
    state && (state === "open" ? isNull(closedAt) : isNotNull(closedAt)),
    q ? containsWords(cashExceptions.name, q) : undefined,
  )
  const direction = order === "asc" ? asc : desc
  const column = sortBy === "amount" ? cashExceptions.amount : cashExceptions.since
  return listPage<ListedRow>(scope, {
    table: cashExceptions,
    where,
    page,
    perPage,
    searches: false,
    rows: (counted, from) =>
      scope.db
        .select({
          exception: cashExceptions,
          shopName: shops.name,
          currency: businesses.currency,
          counted: counted as SQL<number | null>,
        })
        .from(cashExceptions)
        .innerJoin(shops, and(eq(shops.workspaceId, cashExceptions.workspaceId), eq(shops.id, cashExceptions.shopId)))
        .innerJoin(
          businesses,
          and(eq(businesses.workspaceId, cashExceptions.workspaceId), eq(businesses.id, cashExceptions.businessId)),
        )
        .where(where)
        .orderBy(sql`${direction(column)} nulls last`, direction(cashExceptions.id))
        .limit(perPage)
        .offset(from),
  })
}

/** How many exceptions are open, by business; those that the user may see. */
export async function countOpen(scope: Scope, user: Granted): Promise<Map<number, number>> {
  const rows = await scope.db
    .select({ business: cashExceptions.businessId, count: sql<number>`count(*)::int` })
    .from(cashExceptions)
    .where(and(eq(cashExceptions.workspaceId, scope.workspaceId), isNull(closedAt), visible(user)))
    .groupBy(cashExceptions.businessId)
  return new Map(rows.map(({ business, count }) => [business, count]))
}
