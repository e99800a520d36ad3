import { and, eq, ne, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { type Total, totalOf } from "@/lib/core/db/paging"
import { idArray, rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { businesses, shops } from "@/lib/features/businesses/table"
import type { PriceSheetQuery, SheetCell, SheetRow } from "../schema/price-sheet"
import { products } from "../table"
import { categories } from "../table/categories"
import { productGtins, productPrices } from "../table/prices"

export interface ShopRow {
  id: number
  business: number
  shop: number
  name: string
  currency: string
  country: string
}

interface Places {
  /** Those that somebody may see. */
  shops: ShopRow[]
  /** All to which a price of all shops applies. */
  businesses: number[]
}

/** Shops and businesses, without archived ones. */
export async function findPlaces({ db, workspaceId }: Scope, user: Granted): Promise<Places> {
  const filter = filterFor(user, ["read", "Shop"], { business: sql`shop.business_id`, shop: sql`shop.id` })
  const [row] = rowsOf<Places>(
    await db.execute(sql`select
      (select coalesce(json_agg(json_build_object('id', shop.id, 'shop', shop.id, 'name', shop.name, 'business', business.id,
          'currency', business.currency, 'country', business.country)
          order by business.trading_name, business.id, shop.name, shop.id), '[]')
        from ${shops} as shop join ${businesses} as business
          on business.workspace_id = shop.workspace_id and business.id = shop.business_id
        where shop.workspace_id = ${workspaceId} and shop.state <> 'archived' and ${filter ?? sql`true`}) as shops,
      (select coalesce(json_agg(business.id), '[]') from ${businesses} as business
        where business.workspace_id = ${workspaceId} and business.state <> 'archived') as businesses`),
  )
  return row as Places
}

/** The last price of each cell of a product, and the next one. A subselect of a statement in which `product` is a row. */
const cells = (shopIds: number[]) => sql`(
  select coalesce(json_agg(json_build_object('shop', cell.shop_id, 'amount', cell.amount, 'version', cell.version,
    'next', case when cell.next_from is null then null
      else json_build_object('amount', cell.next_amount, 'validFrom', cell.next_from) end)), '[]')
  from (
    select price.shop_id, max(price.id) as version,
      (array_agg(price.amount order by price.valid_from desc, price.id desc) filter (where price.valid_from <= now()))[1] as amount,
      (array_agg(price.amount order by price.valid_from, price.id desc) filter (where price.valid_from > now()))[1] as next_amount,
      min(price.valid_from) filter (where price.valid_from > now()) as next_from
    from ${productPrices} as price
    where price.workspace_id = product.workspace_id and price.product_id = product.id
      and (price.shop_id is null or price.shop_id = any(${idArray(shopIds)}))
    group by price.shop_id
  ) as cell)`

export type Row = Omit<SheetRow, "prices" | "cost"> & {
  costAverage: number | null
  costLast: number | null
  prices: SheetCell[]
}

/** A part of the sheet: products by id that are not archived. */
export async function findRows({ db, workspaceId }: Scope, { after, limit }: PriceSheetQuery, shopIds: number[]) {
  return rowsOf<Row>(
    await db.execute(sql`select product.id, product.name, product.sku, product.state, product.category_id as category,
      case when parent.name is null then category.name else parent.name || ' › ' || category.name end as "categoryName",
      coalesce(parent.vat_rates, '{}') || coalesce(category.vat_rates, '{}') || product.vat_rates as "vatRates",
      product.cost_average::float8 as "costAverage", product.cost_last::float8 as "costLast",
      (select coalesce(json_agg(code.written), '[]') from ${productGtins} as code
        where code.workspace_id = product.workspace_id and code.product_id = product.id) as gtins,
      ${cells(shopIds)} as prices
      from ${products} as product
      left join ${categories} as category on category.workspace_id = product.workspace_id and category.id = product.category_id
      left join ${categories} as parent on parent.workspace_id = category.workspace_id and parent.id = category.parent_id
      where product.workspace_id = ${workspaceId} and product.state <> 'archived' and product.id > ${after ?? 0}
      order by product.id limit ${limit}`),
  )
}

/** How many products the whole sheet has, and the last price that was set. */
export async function findExtent(scope: Scope): Promise<Total & { latest: number }> {
  const { workspaceId, state } = products
  const latest = sql<number>`(select coalesce(max(price.id), 0) from ${productPrices} as price
    where price.workspace_id = ${scope.workspaceId})`
  const where = and(eq(workspaceId, scope.workspaceId), ne(state, "archived"))
  const { more, ...total } = await totalOf(scope, products, where, latest)
  return { ...total, latest: more }
}
