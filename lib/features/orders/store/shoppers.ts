import { and, eq, inArray, ne, sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"
import { type Address, type KeptCard, orders, shoppers } from "../table"
import { inOrder } from "./orders"

type Shopper = Omit<typeof shoppers.$inferInsert, "workspaceId" | "userId">

export interface Memory {
  /** Where the next order goes: the saved address, or that of the last order. */
  address: Address | null
  card: KeptCard | null
  /** The coupon on the cart, or nothing. */
  couponCode: string
  /** Codes of coupons that were bought with; a cancelled order does not count. */
  used: Set<string>
}

/** What the shop knows of the caller, in one statement. */
export async function find({ db, workspaceId, userId }: Scope): Promise<Memory> {
  const of = sql`workspace_id = ${workspaceId} and user_id = ${userId}`
  const [row] = rowsOf<Omit<Memory, "used" | "couponCode"> & { couponCode: string | null; used: string[] }>(
    await db.execute(sql`
      select kept.card, kept.coupon_code as "couponCode",
        coalesce(kept.address, (select address from ${orders} where ${of} order by id desc limit 1)) as address,
        coalesce((select json_agg(distinct coupon_code) from ${orders} where ${of} and coupon_code <> '' and status <> 'cancelled'), '[]') as used
      from (select 1) as one left join ${shoppers} as kept on ${of}`),
  )
  const { address = null, card = null, couponCode, used = [] } = row ?? {}
  return { address: address && inOrder(address), card, couponCode: couponCode ?? "", used: new Set(used) }
}

/** Keeps more, or something else, in mind. */
export const keep = ({ db, workspaceId, userId }: Scope, values: Shopper) =>
  db
    .insert(shoppers)
    .values({ workspaceId, userId, ...values })
    .onConflictDoUpdate({ target: [shoppers.workspaceId, shoppers.userId], set: values })

/** Who keeps the shop and is told of orders, the caller apart. */
export async function findKeepers({ db, workspaceId, userId }: Scope): Promise<number[]> {
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
