import { aliasedTable, and, asc, eq, inArray, ne, or, sql } from "drizzle-orm"
import { idArray, rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { products } from "../table"
import { categories } from "../table/categories"
import { productPrices } from "../table/prices"
import { currentPrice, type Price } from "./prices"

const t = products
const parents = aliasedTable(categories, "parents")

export interface GoodsFilter {
  /** Prices are those of this shop; null for those of all shops. */
  shop: number | null
  products: readonly number[]
  /** Products in these categories and their subcategories, too. */
  categories: readonly number[]
  limit: number
}

/** Products that are not archived, with their prices, the VAT rates and the costs. Without products and categories: all. */
export async function findGoods({ db, workspaceId }: Scope, { shop, limit, ...named }: GoodsFilter) {
  const isNamed = or(
    named.products.length > 0 ? inArray(t.id, [...named.products]) : undefined,
    named.categories.length > 0
      ? sql`(${t.categoryId} = any(${idArray(named.categories)}) or ${parents.id} = any(${idArray(named.categories)}))`
      : undefined,
  )
  return db
    .select({
      ...{ id: t.id, name: t.name, costLast: t.costLast, costAverage: t.costAverage },
      ...{ category: t.categoryId, parent: categories.parentId },
      vatRates: sql<
        Record<string, number>
      >`coalesce(${parents.vatRates}, '{}') || coalesce(${categories.vatRates}, '{}') || ${t.vatRates}`,
      price: currentPrice(null),
      ownPrice: shop === null ? sql<Price | null>`null` : currentPrice(shop),
    })
    .from(t)
    .leftJoin(categories, and(eq(categories.workspaceId, t.workspaceId), eq(categories.id, t.categoryId)))
    .leftJoin(parents, and(eq(parents.workspaceId, t.workspaceId), eq(parents.id, categories.parentId)))
    .where(and(eq(t.workspaceId, workspaceId), ne(t.state, "archived"), isNamed))
    .orderBy(asc(t.id))
    .limit(limit)
}

/** The lowest prices of products that were valid between two moments, in some shops or in all. */
export async function findLowest(
  { db, workspaceId }: Scope,
  { products: ids, shops, currency, from, until }: LowestFilter,
) {
  if (ids.length === 0) return []
  return rowsOf<{ product: number; amount: number }>(
    await db.execute(sql`
      select product_id as product, min(amount)::float8 as amount
      from (
        select product_id, amount, currency, valid_from,
          lead(valid_from) over (partition by product_id, shop_id order by valid_from, id) as valid_to
        from ${productPrices}
        where workspace_id = ${workspaceId} and product_id = any(${idArray(ids)})
          and (shop_id is null or shop_id = any(${idArray(shops)}))
      ) as period
      where amount is not null and currency = ${currency} and valid_from < ${until.toISOString()}
        and coalesce(valid_to > ${from.toISOString()}, true)
      group by product_id`),
  )
}

interface LowestFilter {
  products: readonly number[]
  shops: readonly number[]
  currency: string
  from: Date
  until: Date
}

/** The category above each subcategory, by its id; null for categories. */
export async function findParents({ db, workspaceId }: Scope): Promise<Map<number, number | null>> {
  const rows = await db
    .select({ id: categories.id, parent: categories.parentId })
    .from(categories)
    .where(eq(categories.workspaceId, workspaceId))
  return new Map(rows.map(({ id, parent }) => [id, parent]))
}
