import { and, eq, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { businesses } from "@/lib/features/businesses/table"
import { products } from "@/lib/features/catalogue/table"
import { categories } from "@/lib/features/catalogue/table/categories"
import type { FiguresQuery } from "../schema/figures"
import { stockLevels, stockMovements } from "../table"
import { stockDocuments, stockLines } from "../table/documents"
import { salesRateDays } from "../values"
import { abcShares, type LossReason } from "../values/figures"

type Of = Pick<FiguresQuery, "business" | "shop">
export interface Period {
  from: string
  to: string
}
type Places = typeof stockLevels | typeof stockMovements

/** Rows of the workspace whose cost the caller may see. */
const seen = (table: Places, { workspaceId }: Scope, user: Granted, { business, shop }: Of): SQL | undefined =>
  and(
    eq(table.workspaceId, workspaceId),
    filterFor(user, ["read", "ProductCost"], { business: table.businessId, shop: table.shopId }),
    business === undefined ? undefined : eq(table.businessId, business),
    shop === undefined ? undefined : eq(table.shopId, shop),
  )

const currencyOf = (table: Places) =>
  sql`join ${businesses} b on b.workspace_id = ${table.workspaceId} and b.id = ${table.businessId}`

/** The value at the end of days: what there is now, less what came and went since. */
export const findValues = async (scope: Scope, user: Granted, of: Of, { from, to }: Period, step: number) =>
  rowsOf<{ currency: string; day: string; value: string }>(
    await scope.db.execute(sql`
      with now as (
        select b.currency, sum(${stockLevels.value}) as value from ${stockLevels} ${currencyOf(stockLevels)}
        where ${seen(stockLevels, scope, user, of)} group by b.currency),
      moved as (
        select b.currency, ${stockMovements.businessDate} as day, sum(${stockMovements.value}) as value
        from ${stockMovements} ${currencyOf(stockMovements)}
        where ${seen(stockMovements, scope, user, of)} and ${stockMovements.businessDate} > ${from}::date
        group by b.currency, ${stockMovements.businessDate}),
      days as (
        select day::date from generate_series(${to}::date, ${from}::date, make_interval(days => ${-step})) as day)
      select now.currency, days.day::text as day, (now.value - coalesce(sum(moved.value), 0))::text as value
      from now cross join days left join moved on moved.currency = now.currency and moved.day > days.day
      group by now.currency, now.value, days.day order by now.currency, days.day`),
  )

export interface CoverRow {
  currency: string
  category: number | null
  categoryName: string | null
  value: string
  sold: string
}

/** The value of each category, and what was sold of it in the last four weeks, at cost. */
export const findCover = async (scope: Scope, user: Granted, of: Of, { to }: Period) =>
  rowsOf<CoverRow>(
    await scope.db.execute(sql`
      with parts as (
        select b.currency, ${stockLevels.productId} as product_id, ${stockLevels.value} as value, 0::bigint as sold
        from ${stockLevels} ${currencyOf(stockLevels)} where ${seen(stockLevels, scope, user, of)}
        union all
        select b.currency, ${stockMovements.productId}, 0, -${stockMovements.value} from ${stockMovements} ${currencyOf(stockMovements)}
        where ${seen(stockMovements, scope, user, of)} and ${stockMovements.kind} in ('sale', 'return')
          and ${stockMovements.businessDate} > ${to}::date - ${salesRateDays}::int)
      select parts.currency, top.id as category, top.name as "categoryName", sum(parts.value)::text as value, sum(parts.sold)::text as sold
      from parts
      left join ${products} p on p.workspace_id = ${scope.workspaceId} and p.id = parts.product_id
      left join ${categories} c on c.workspace_id = ${scope.workspaceId} and c.id = p.category_id
      left join ${categories} top on top.workspace_id = ${scope.workspaceId} and top.id = coalesce(c.parent_id, c.id)
      group by parts.currency, top.id, top.name having sum(parts.value) > 0 or sum(parts.sold) > 0
      order by parts.currency, sum(parts.value) desc, top.name`),
  )

/** Losses by reason, as the books have it: reversed waste sheets count against their reason. */
export const findLosses = async (scope: Scope, user: Granted, of: Of, { from, to }: Period) =>
  rowsOf<{ currency: string; reason: LossReason; value: string }>(
    await scope.db.execute(sql`
      select currency, reason, sum(value)::text as value from (
        select b.currency, case when d.kind = 'waste' then d.reason else 'count' end as reason, -${stockMovements.value} as value
        from ${stockMovements} ${currencyOf(stockMovements)}
        join ${stockDocuments} d on d.workspace_id = ${stockMovements.workspaceId} and d.id = ${stockMovements.documentId}
        where ${seen(stockMovements, scope, user, of)} and d.kind in ('waste', 'stocktake')
          and ${stockMovements.businessDate} between ${from}::date and ${to}::date
        union all
        select b.currency, 'transfer', round(line.value::numeric * (line.quantity - line.received) / line.quantity)
        from ${stockMovements} ${currencyOf(stockMovements)}
        join ${stockDocuments} d on d.workspace_id = ${stockMovements.workspaceId} and d.id = ${stockMovements.documentId}
        join ${stockLines} line on line.workspace_id = d.workspace_id and line.document_id = d.id
          and line.product_id = ${stockMovements.productId} and line.received < line.quantity
        where ${seen(stockMovements, scope, user, of)} and d.kind = 'transfer' and d.state = 'booked'
          and ${stockMovements.shopId} = d.shop_id and ${stockMovements.quantity} = -line.quantity
          and ${stockMovements.businessDate} between ${from}::date and ${to}::date) lost
      group by currency, reason having sum(value) <> 0 order by currency, sum(value) desc, reason`),
  )

export interface AbcRow {
  currency: string
  class: "A" | "B" | "C"
  products: number
  sold: string
  value: string
}

/** Products by their share of what was sold, at cost, against what there is of them. */
export const findAbc = async (scope: Scope, user: Granted, of: Of, { from, to }: Period) =>
  rowsOf<AbcRow>(
    await scope.db.execute(sql`
      with parts as (
        select b.currency, ${stockLevels.productId} as product_id, ${stockLevels.value} as value, 0::bigint as sold
        from ${stockLevels} ${currencyOf(stockLevels)} where ${seen(stockLevels, scope, user, of)}
        union all
        select b.currency, ${stockMovements.productId}, 0, -${stockMovements.value} from ${stockMovements} ${currencyOf(stockMovements)}
        where ${seen(stockMovements, scope, user, of)} and ${stockMovements.kind} in ('sale', 'return')
          and ${stockMovements.businessDate} between ${from}::date and ${to}::date),
      ranked as (
        select currency, product_id, sum(value) as value, greatest(0, sum(sold)) as sold from parts group by currency, product_id
        having sum(value) > 0 or sum(sold) > 0),
      shares as (
        select *, coalesce(sum(sold) over (partition by currency order by sold desc, product_id
            rows between unbounded preceding and 1 preceding), 0) as before,
          sum(sold) over (partition by currency) as total from ranked)
      select currency, case when sold = 0 or before >= total * ${abcShares.B}::numeric then 'C'
          when before >= total * ${abcShares.A}::numeric then 'B' else 'A' end as class,
        count(*)::int as products, sum(sold)::text as sold, sum(value)::text as value
      from shares group by 1, 2 order by 1, 2`),
  )
