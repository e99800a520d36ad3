import { and, eq, inArray, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { idList, rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { businesses, shops } from "@/lib/features/businesses/table"
import { products } from "@/lib/features/catalogue/table"
import { productPrices } from "@/lib/features/catalogue/table/prices"
import type { LotListQuery } from "../schema/lots"
import { stockLevels } from "../table"

const t = stockLevels

/** When the first pieces of products at a shop expire. */
export async function findExpiries({ db, workspaceId }: Scope, shop: number, ids: number[]) {
  if (ids.length === 0) return new Map<number, string | null>()
  const rows = await db
    .select({ product: t.productId, expiresOn: t.expiresOn })
    .from(t)
    .where(and(eq(t.workspaceId, workspaceId), eq(t.shopId, shop), inArray(t.productId, ids)))
  return new Map(rows.map(({ product, expiresOn }) => [product, expiresOn]))
}

/** Later than every expiry date. */
const maxDays = 100_000

export interface LotRow {
  business: number
  shop: number
  shopName: string
  currency: string
  product: number
  productName: string
  sku: string
  expiresOn: string
  daysLeft: number
  pieces: number
  onHand: number
  value: string
  price: string | null
  priceVersion: number
}

/** The price of a product in a shop, and the version of the shop's own price as the price sheet has it. */
const priceIn = sql`left join lateral (
    select own.amount from ${productPrices} own
    where own.workspace_id = p.workspace_id and own.product_id = p.id and own.shop_id = ${t.shopId} and own.valid_from <= now()
    order by own.valid_from desc, own.id desc limit 1) own on true
  left join lateral (
    select coalesce(max(own.id), 0) as id from ${productPrices} own
    where own.workspace_id = p.workspace_id and own.product_id = p.id and own.shop_id = ${t.shopId}) latest on true`

/**
 * The pieces that expire until some day, by product and date, the earliest first. Which pieces are left is an estimate: those
 * that expire first are sold first.
 */
export async function findPage(
  { db, workspaceId }: Scope,
  user: Granted,
  query: LotListQuery,
  hidden: number[],
): Promise<{ rows: LotRow[]; total: number }> {
  const { business, shop, product, within, page, perPage, order } = query
  // The index has the levels with a date only.
  const until = sql`current_date + ${within ?? maxDays}::int`
  const mine = filterFor(user, ["read", "Stock"], { business: t.businessId, shop: t.shopId })
  const only = (condition: SQL | undefined) => (condition ? sql`and ${condition}` : sql``)
  const lots = sql`${t}
    join ${products} p on p.workspace_id = ${t.workspaceId} and p.id = ${t.productId}
    cross join lateral stock_lots(${t.workspaceId}, ${t.shopId}, ${t.productId}, ${t.onHand}) lot
    where ${t.workspaceId} = ${workspaceId} and ${t.onHand} > 0 and ${t.expiresOn} <= ${until} and lot.expires_on <= ${until}
      ${only(mine)} ${only(business === undefined ? undefined : eq(t.businessId, business))}
      ${only(shop === undefined ? undefined : eq(t.shopId, shop))}
      ${only(product === undefined ? undefined : eq(t.productId, product))}
      ${hidden.length > 0 ? sql`and ${t.shopId} not in ${idList(hidden)}` : sql``}`
  const direction = sql.raw(order === "desc" ? "desc" : "asc")
  const from = (page - 1) * perPage
  const found = rowsOf<LotRow & { total: number }>(
    await db.execute(sql`with lots as (
        select ${t.businessId} as business_id, ${t.shopId} as shop_id, ${t.productId} as product_id, lot.expires_on, lot.quantity,
          ${t.onHand} as on_hand, ${t.value} as value from ${lots})
      select counted.total, page.* from (select count(*)::int as total from lots) counted
      left join lateral (
        select b.id as business, h.id as shop, h.name as "shopName", b.currency, p.id as product, p.name as "productName", p.sku,
          lots.expires_on::text as "expiresOn", lots.expires_on - current_date as "daysLeft", lots.quantity as pieces,
          lots.on_hand as "onHand", lots.value::text as value,
          case when p.currency = b.currency then coalesce(own.amount, p.price)::text end as price, latest.id as "priceVersion"
        from lots
        join ${t} on ${t.workspaceId} = ${workspaceId} and ${t.shopId} = lots.shop_id and ${t.productId} = lots.product_id
        join ${products} p on p.workspace_id = ${workspaceId} and p.id = lots.product_id
        join ${shops} h on h.workspace_id = ${workspaceId} and h.id = lots.shop_id
        join ${businesses} b on b.workspace_id = ${workspaceId} and b.id = lots.business_id
        ${priceIn}
        order by lots.expires_on ${direction}, p.name, p.id, h.id
        limit ${perPage} offset least(${from}::int, greatest(0, counted.total - 1))) page on true`),
  )
  const total = found[0]?.total ?? 0
  return { rows: from < total ? found.filter(({ product: id }) => id !== null) : [], total }
}
