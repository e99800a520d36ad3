import { and, desc, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { idArray, rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { businesses, shops } from "@/lib/features/businesses/table"
import { products } from "@/lib/features/catalogue/table"
import { categories } from "@/lib/features/catalogue/table/categories"
import { offers } from "@/lib/features/offers/table"
import { orderLines, orders } from "@/lib/features/orders/table"
import { stockMovements } from "@/lib/features/stock/table"

/** The latest offers that were ever active, without free delivery, which applies to no goods. */
export function findStarted(scope: Scope, user: Granted, shop: number | undefined, limit: number) {
  const { db, workspaceId } = scope
  const ofShop = sql`${offers.businessId} = (select own.business_id from ${shops} as own
    where own.workspace_id = ${workspaceId} and own.id = ${shop ?? 0})`
  return db
    .select({ offer: offers, currency: businesses.currency })
    .from(offers)
    .leftJoin(businesses, and(eq(businesses.workspaceId, offers.workspaceId), eq(businesses.id, offers.businessId)))
    .where(
      and(
        eq(offers.workspaceId, workspaceId),
        filterFor(user, ["read", "Offer"], { business: offers.businessId }),
        isNotNull(offers.activatedAt),
        ne(offers.kind, "free-delivery"),
        shop === undefined ? undefined : ofShop,
      ),
    )
    .orderBy(desc(offers.id))
    .limit(limit)
}

/** The channels, shops, goods and days for which to count an offer's sales. */
export interface Counted {
  offer: number
  business: number | null
  shops: readonly number[] | undefined
  inWebShop: boolean
  inShops: boolean
  products: readonly number[]
  categories: readonly number[]
  /** First day before, first day and last day of the offer. */
  since: string
  from: string
  to: string
}

interface Count {
  offer: number
  before: number
  during: number
  withOffer: number
  discount: number
}

/** The products of an offer; all products if it names none. */
const goodsOf = ({ workspaceId }: Scope, { products: named, categories: groups }: Counted): SQL =>
  named.length + groups.length === 0
    ? sql`select id from ${products} where workspace_id = ${workspaceId}`
    : sql`select product.id from ${products} as product
        left join ${categories} as category on category.workspace_id = product.workspace_id and category.id = product.category_id
        where product.workspace_id = ${workspaceId} and (product.id = any(${idArray(named)})
          or category.id = any(${idArray(groups)}) or category.parent_id = any(${idArray(groups)}))`

/** The sales of an offer's goods, one row for each: day, pieces, pieces with the offer, and the discount. */
function salesOf(scope: Scope, counted: Counted): SQL {
  const { workspaceId } = scope
  const { offer, business, since, to, shops: only } = counted
  const goods = goodsOf(scope, counted)
  const ordered = sql`
    select placed.placed_at::date as day, line.qty as pieces, coalesce(used.pieces, 0) as used, coalesce(used.amount, 0) as off
    from ${orders} as placed
    join ${orderLines} as line on line.workspace_id = placed.workspace_id and line.order_id = placed.id
    left join lateral (select sum((one ->> 'pieces')::int) as pieces, sum((one ->> 'amount')::bigint) as amount
      from jsonb_array_elements(line.reductions) as one where (one ->> 'offer')::int = ${offer}) as used on true
    where placed.workspace_id = ${workspaceId} and placed.status <> 'cancelled' and line.product_id in (${goods})
      and placed.placed_at >= ${since}::date and placed.placed_at < ${to}::date + 1`
  const booked = sql`
    select business_date as day, -quantity as pieces, 0 as used, 0 as off from ${stockMovements}
    where workspace_id = ${workspaceId} and business_id = ${business ?? 0} and kind in ('sale', 'return') and order_id is null
      and business_date between ${since}::date and ${to}::date and product_id in (${goods})
      and ${only ? sql`shop_id = any(${idArray(only)})` : sql`true`}`
  if (counted.inWebShop && counted.inShops && business !== null) return sql`${ordered} union all ${booked}`
  return counted.inWebShop || business === null ? ordered : booked
}

/** Sales of the goods of several offers, in one statement. */
export async function countSales(scope: Scope, all: readonly Counted[]): Promise<Count[]> {
  if (all.length === 0) return []
  const parts = all.map(
    (one) => sql`select ${one.offer}::int as offer,
      coalesce(sum(pieces) filter (where day < ${one.from}::date), 0)::int as before,
      coalesce(sum(pieces) filter (where day >= ${one.from}::date), 0)::int as during,
      coalesce(sum(used), 0)::int as "withOffer", coalesce(sum(off), 0)::float8 as discount
      from (${salesOf(scope, one)}) as sale`,
  )
  return rowsOf<Count>(await scope.db.execute(sql.join(parts, sql` union all `)))
}
