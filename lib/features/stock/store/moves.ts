import { and, eq, inArray, sql } from "drizzle-orm"
import { idList, rowsOf } from "@/lib/core/db/rows"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { businesses } from "@/lib/features/businesses/table"
import { products } from "@/lib/features/catalogue/table"
import { stockLevels, stockMovements } from "../table"
import type { Level } from "../values/valuation"

export interface LockedLevel extends Level {
  reserved: number
}

/** The products of a workspace among some ids, locked in the order of their ids before any level of theirs is. */
export async function lockProducts({ db, workspaceId }: Scope, ids: number[]) {
  const rows = await db
    .select({ id: products.id, name: products.name, costLast: products.costLast, isStocked: products.isStocked })
    .from(products)
    .where(and(eq(products.workspaceId, workspaceId), inArray(products.id, ids)))
    .orderBy(products.id)
    .for("update")
  return new Map(rows.map((row) => [row.id, row]))
}

/** Locks the levels of products at a shop; a product that it never had gets an empty one. */
export async function lockLevels(
  { db, workspaceId }: Scope,
  { business, shop }: { business: number; shop: number },
  ids: number[],
): Promise<Map<number, LockedLevel>> {
  const list = sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  )
  const rows = rowsOf<{ product_id: number; on_hand: number; value: string | number; reserved: number }>(
    await db.execute(
      sql`select * from stock_lock(${workspaceId}::int, ${business}::int, ${shop}::int, array[${list}])`,
    ),
  )
  return new Map(
    rows.map((row) => [row.product_id, { onHand: row.on_hand, value: BigInt(row.value), reserved: row.reserved }]),
  )
}

type NewMovement = Omit<typeof stockMovements.$inferInsert, "workspaceId" | "id">

/** Writes movements in the order given. The database refuses those that don't continue their level. */
export async function insertMovements({ db, workspaceId }: Scope, rows: NewMovement[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(stockMovements)
    .values(rows.map((row) => ({ ...row, workspaceId, id: nextId(workspaceId, "stock-movement") })))
}

/** The id of the web shop's shop: the chosen one, or the first active one of an active business. */
export const webShop = (workspaceId: number) => sql`(
  select case when exists (select 1 from stock_settings s where s.workspace_id = ${workspaceId})
    then (select s.web_shop_id from stock_settings s where s.workspace_id = ${workspaceId})
    else (select h.id from shops h join businesses b on b.workspace_id = h.workspace_id and b.id = h.business_id
      where h.workspace_id = ${workspaceId} and h.state = 'active' and b.state <> 'archived' order by h.id limit 1) end)`

/** Locks all products that shops receive, in the order of their ids. */
export const lockStocked = ({ db, workspaceId }: Scope) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.workspaceId, workspaceId), eq(products.isStocked, true)))
    .orderBy(products.id)
    .for("update")

/** Copies what the web shop's shop has available to the products that shops receive. All of them without `ids`. */
export async function copyToWebShop({ db, workspaceId }: Scope, ids?: number[]): Promise<void> {
  const those = ids ? sql`and p.id in ${idList(ids)}` : sql``
  await db.execute(sql`update ${products} as p set stock = found.available
    from (select p.id, greatest(0, coalesce(l.on_hand - l.reserved, 0)) as available from ${products} as p
      left join ${stockLevels} as l on l.workspace_id = p.workspace_id and l.product_id = p.id and l.shop_id = ${webShop(workspaceId)}
      where p.workspace_id = ${workspaceId} and p.is_stocked ${those}) as found
    where p.workspace_id = ${workspaceId} and p.id = found.id and p.stock <> found.available`)
}

export const markStocked = ({ db, workspaceId }: Scope, ids: number[]) =>
  db
    .update(products)
    .set({ isStocked: true })
    .where(and(eq(products.workspaceId, workspaceId), inArray(products.id, ids), eq(products.isStocked, false)))

/** Writes what pieces cost: on average over the shops with the currency of the product's prices, and at this delivery. */
export async function writeCosts({ db, workspaceId }: Scope, ids: number[], last: Map<number, bigint>): Promise<void> {
  const given = sql.join(
    ids.map((id) => sql`(${id}::int, ${last.has(id) ? String(last.get(id)) : null}::bigint)`),
    sql`, `,
  )
  await db.execute(sql`update ${products} as p set cost_last = coalesce(given.last, p.cost_last),
      cost_average = coalesce(average.cost, p.cost_average)
    from (values ${given}) as given (id, last)
    left join lateral (
      select round(sum(l.value) / nullif(sum(l.on_hand), 0))::bigint as cost from ${stockLevels} as l
      join ${businesses} as b on b.workspace_id = l.workspace_id and b.id = l.business_id
      join ${products} as own on own.workspace_id = l.workspace_id and own.id = l.product_id and own.currency = b.currency
      where l.workspace_id = ${workspaceId} and l.product_id = given.id and l.on_hand > 0) as average on true
    where p.workspace_id = ${workspaceId} and p.id = given.id
      and (p.cost_last, p.cost_average) is distinct from (coalesce(given.last, p.cost_last), coalesce(average.cost, p.cost_average))`)
}
