import { and, eq, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { orderMoney } from "../table"
import type { MoneyKind, MoneyState } from "../values"

// The payments and refunds of orders.

interface Movement {
  kind: MoneyKind
  state: MoneyState
  amount: number
}

/** Records a movement of money; nothing for an order that cost nothing. @returns its number within the order */
export async function record({ db, workspaceId }: Scope, orderId: number, movement: Movement): Promise<number> {
  if (movement.amount === 0) return 0
  const nr = sql<number>`(select coalesce(max(nr), 0) + 1 from ${orderMoney} where workspace_id = ${workspaceId} and order_id = ${orderId})`
  const [row] = await db
    .insert(orderMoney)
    .values({ workspaceId, orderId, nr, ...movement })
    .returning({ nr: orderMoney.nr })
  return row?.nr as number
}

export const setState = ({ db, workspaceId }: Scope, orderId: number, nr: number, state: MoneyState) =>
  db
    .update(orderMoney)
    .set({ state })
    .where(and(eq(orderMoney.workspaceId, workspaceId), eq(orderMoney.orderId, orderId), eq(orderMoney.nr, nr)))
