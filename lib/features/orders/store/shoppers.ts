import { and, eq, inArray, ne, sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"
import { type Address, orders, type SavedCard, shoppers } from "../table"
import { orderOffers } from "../table/offers"
import { inOrder } from "./orders"

type Shopper = Omit<typeof shoppers.$inferInsert, "workspaceId" | "userId">

export interface ShopperState {
  /** The saved address, or the address of the last order. */
  address: Address | null
  card: SavedCard | null
  /** The code of the coupon on the cart, or an empty string. */
  couponCode: string
  /** How many orders of the user have an offer, by its id. Cancelled ones don't count. */
  used: Map<number, number>
}

/** The caller's saved address, card and coupons, in one statement. */
export async function find({ db, workspaceId, userId }: Scope): Promise<ShopperState> {
  const of = sql`workspace_id = ${workspaceId} and user_id = ${userId}`
  const [row] = rowsOf<
    Omit<ShopperState, "used" | "couponCode"> & { couponCode: string | null; used: [number, number][] }
  >(
    await db.execute(sql`
      select saved.card, saved.coupon_code as "couponCode",
        coalesce(saved.address, (select address from ${orders} where ${of} order by id desc limit 1)) as address,
        coalesce((select json_agg(json_build_array(offer_id, orders)) from (
          select taken.offer_id, count(*) as orders from ${orders} as o
          join ${orderOffers} as taken on taken.workspace_id = o.workspace_id and taken.order_id = o.id
          where o.workspace_id = ${workspaceId} and o.user_id = ${userId} and o.status <> 'cancelled' group by 1) as counted), '[]') as used
      from (select 1) as one left join ${shoppers} as saved on ${of}`),
  )
  const { address = null, card = null, couponCode, used = [] } = row ?? {}
  return { address: address && inOrder(address), card, couponCode: couponCode ?? "", used: new Map(used) }
}

/** Saves the given fields for the caller. */
export const save = ({ db, workspaceId, userId }: Scope, values: Shopper) =>
  db
    .insert(shoppers)
    .values({ workspaceId, userId, ...values })
    .onConflictDoUpdate({ target: [shoppers.workspaceId, shoppers.userId], set: values })

/** Ids of the active administrators and maintainers, who are notified of orders, except the caller. */
export async function findShopManagers({ db, workspaceId, userId }: Scope): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.workspaceId, workspaceId),
        inArray(users.role, ["admin", "maintainer"]),
        eq(users.status, "active"),
        ne(users.id, userId),
      ),
    )
  return rows.map(({ id }) => id)
}
