import { and, eq, sql } from "drizzle-orm"
import { idList, rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { businesses } from "@/lib/features/businesses/table"
import { stockMovements, stockReservations, stockSettings } from "../table"
import { webShop } from "./moves"

const t = stockReservations

/** The shop whose stock the web shop sells, and its business, in any state; undefined if there is none. */
export async function findWebShop({ db, workspaceId }: Scope) {
  const [row] = rowsOf<{ shop: number; business: number; is_default: boolean }>(
    await db.execute(sql`select h.id as shop, b.id as business,
        not exists (select 1 from ${stockSettings} as s where s.workspace_id = ${workspaceId}) as is_default
      from shops h join businesses b on b.workspace_id = h.workspace_id and b.id = h.business_id
      where h.workspace_id = ${workspaceId} and h.id = ${webShop(workspaceId)}`),
  )
  return row && { ...row, isDefault: row.is_default }
}

export async function countryOf({ db, workspaceId }: Scope, business: number): Promise<string> {
  const [row] = await db
    .select({ country: businesses.country })
    .from(businesses)
    .where(and(eq(businesses.workspaceId, workspaceId), eq(businesses.id, business)))
  return row?.country ?? ""
}

/** The number of an order's sale movements. It grows with each shipment, since an order can come back and be shipped again. */
export const countShipments = ({ db, workspaceId }: Scope, orderId: number): Promise<number> =>
  db.$count(
    stockMovements,
    and(
      eq(stockMovements.workspaceId, workspaceId),
      eq(stockMovements.orderId, orderId),
      eq(stockMovements.kind, "sale"),
    ),
  )

export const hasSettings = async ({ db, workspaceId }: Scope): Promise<boolean> =>
  (await db.$count(stockSettings, eq(stockSettings.workspaceId, workspaceId))) > 0

export const saveWebShop = ({ db, workspaceId }: Scope, webShopId: number | null) =>
  db
    .insert(stockSettings)
    .values({ workspaceId, webShopId })
    .onConflictDoUpdate({ target: stockSettings.workspaceId, set: { webShopId } })

export const findReservations = ({ db, workspaceId }: Scope, orderId: number) =>
  db
    .select()
    .from(t)
    .where(and(eq(t.workspaceId, workspaceId), eq(t.orderId, orderId)))
    .orderBy(t.productId)
export type Reservation = Awaited<ReturnType<typeof findReservations>>[number]

export async function reserve(
  { db, workspaceId }: Scope,
  rows: Pick<Reservation, "orderId" | "productId" | "shopId" | "quantity">[],
): Promise<void> {
  if (rows.length > 0) await db.insert(t).values(rows.map((row) => ({ ...row, workspaceId })))
}

export const setReservations = (
  { db, workspaceId }: Scope,
  orderId: number,
  from: Reservation["state"],
  state: Reservation["state"],
) =>
  db
    .update(t)
    .set({ state })
    .where(and(eq(t.workspaceId, workspaceId), eq(t.orderId, orderId), eq(t.state, from)))

/** The products among `ids` that some shop has received. */
export async function stockedAmong({ db, workspaceId }: Scope, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = rowsOf<{ id: number }>(
    await db.execute(
      sql`select id from products where workspace_id = ${workspaceId} and is_stocked and id in ${idList(ids)}`,
    ),
  )
  return new Set(rows.map(({ id }) => id))
}

/** The VAT rates of products in a country, in basis points, inherited from their categories; null where none is set. */
export async function vatRates({ db, workspaceId }: Scope, country: string, ids: number[]) {
  const rows = rowsOf<{ id: number; rate: number | null }>(
    await db.execute(sql`select p.id,
        coalesce(p.vat_rates ->> ${country}, c.vat_rates ->> ${country}, top.vat_rates ->> ${country})::int as rate
      from products p
      left join categories c on c.workspace_id = p.workspace_id and c.id = p.category_id
      left join categories top on top.workspace_id = c.workspace_id and top.id = c.parent_id
      where p.workspace_id = ${workspaceId} and p.id in ${idList(ids)}`),
  )
  return new Map(rows.map(({ id, rate }) => [id, rate]))
}

/** The entry of an order's last shipment, and the quantity and value of each product. Callers check that it hasn't come back. */
export async function findShipped({ db, workspaceId }: Scope, orderId: number) {
  return rowsOf<{ product_id: number; quantity: number; value: string | number; entry_id: string | null }>(
    await db.execute(sql`select distinct on (m.product_id) m.product_id, m.quantity, m.value, m.entry_id
      from stock_movements m where m.workspace_id = ${workspaceId} and m.order_id = ${orderId} and m.kind = 'sale'
      order by m.product_id, m.id desc`),
  ).map((row) => ({ product: row.product_id, quantity: -row.quantity, value: -BigInt(row.value), entry: row.entry_id }))
}
