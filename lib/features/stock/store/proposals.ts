import { type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { idList, rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { businesses, shops } from "@/lib/features/businesses/table"
import { products } from "@/lib/features/catalogue/table"
import { productGtins } from "@/lib/features/catalogue/table/prices"
import { stockLevels, stockMovements } from "../table"
import { stockOrderLines, stockOrders } from "../table/orders"
import { salesRateDays } from "../values"

export interface NeedRow {
  business: number
  shop: number
  shopName: string
  currency: string
  product: number
  productName: string
  sku: string
  supplier: string
  supplierCode: string
  gtin: string
  outer: number
  onHand: number
  reserved: number
  ordered: number
  sold: number
  reorderPoint: number
  costLast: string | null
}

/** Products and shops of one answer. */
export const maxProposed = 2_000

/** The largest packaging that has a barcode, and that barcode; a product without one comes by the piece. */
export const outerOf = (product: SQL) => sql`left join lateral (
    select code.written, code.quantity from ${productGtins} as code
    where code.workspace_id = p.workspace_id and code.product_id = ${product}
    order by code.quantity desc, code.gtin limit 1) code on true`

/**
 * Finds products at their reorder point or below, with what is on order counted in. One statement.
 * @param hidden shops whose figures the caller may not know
 */
export async function findNeeds(
  { db, workspaceId }: Scope,
  user: Granted,
  { shop, hidden }: { shop?: number; hidden: number[] },
): Promise<NeedRow[]> {
  const mine = filterFor(user, ["read", "Stock"], { business: stockLevels.businessId, shop: stockLevels.shopId })
  return rowsOf<NeedRow>(
    await db.execute(sql`
      with sold as (
        select m.shop_id, m.product_id, -sum(m.quantity) as pieces from ${stockMovements} m
        where m.workspace_id = ${workspaceId} and m.business_date > current_date - ${salesRateDays}::int
          and m.kind in ('sale', 'return')
        group by m.shop_id, m.product_id),
      ordered as (
        select o.shop_id, line.product_id, sum(greatest(0, line.quantity - line.received)) as pieces
        from ${stockOrders} o join ${stockOrderLines} line on line.workspace_id = o.workspace_id and line.order_id = o.id
        where o.workspace_id = ${workspaceId} and o.state in ('draft', 'sent')
        group by o.shop_id, line.product_id)
      select b.id as business, h.id as shop, h.name as "shopName", b.currency, p.id as product, p.name as "productName", p.sku,
        p.supplier_name as supplier, p.supplier_code as "supplierCode", coalesce(code.written, '') as gtin,
        coalesce(code.quantity, 1) as outer, ${stockLevels.onHand} as "onHand", ${stockLevels.reserved} as reserved,
        coalesce(ordered.pieces, 0)::int as ordered, greatest(0, coalesce(sold.pieces, 0))::int as sold,
        p.reorder_point as "reorderPoint", p.cost_last::text as "costLast"
      from ${stockLevels}
      join ${products} p on p.workspace_id = ${stockLevels.workspaceId} and p.id = ${stockLevels.productId}
      join ${shops} h on h.workspace_id = ${stockLevels.workspaceId} and h.id = ${stockLevels.shopId}
      join ${businesses} b on b.workspace_id = ${stockLevels.workspaceId} and b.id = ${stockLevels.businessId}
      left join sold on sold.shop_id = ${stockLevels.shopId} and sold.product_id = ${stockLevels.productId}
      left join ordered on ordered.shop_id = ${stockLevels.shopId} and ordered.product_id = ${stockLevels.productId}
      ${outerOf(sql`p.id`)}
      where ${stockLevels.workspaceId} = ${workspaceId} and ${mine ?? sql`true`}
        and p.state in ('draft', 'active') and p.reorder_point is not null and h.state = 'active'
        and ${stockLevels.onHand} - ${stockLevels.reserved} + coalesce(ordered.pieces, 0) <= p.reorder_point
        ${shop === undefined ? sql`` : sql`and ${stockLevels.shopId} = ${shop}`}
        ${hidden.length > 0 ? sql`and ${stockLevels.shopId} not in ${idList(hidden)}` : sql``}
      order by h.name, h.id, p.supplier_name, p.name, p.id limit ${maxProposed}`),
  )
}
