import { and, eq, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { orderMoney, orders } from "../table"
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

/** Records when a provider captured the payment of an order whose status stays as it is. */
export const setCharged = ({ db, workspaceId }: Scope, id: number, chargedAt: Date) =>
  db
    .update(orders)
    .set({ chargedAt })
    .where(and(eq(orders.workspaceId, workspaceId), eq(orders.id, id)))

const ofOrder = ({ workspaceId }: Scope, orderId: number) =>
  and(eq(orderMoney.workspaceId, workspaceId), eq(orderMoney.orderId, orderId))

/**
 * A refund that may be requested again: it failed, or the process died before recording the response. An attempt takes
 * seconds; after five minutes nobody is waiting for it.
 */
export const isOpenRefund = sql<boolean>`(kind = 'refund' and (state = 'failed'
  or state = 'pending' and at < now() - interval '5 minutes'))`

/** Marks an order's open refund as requested now. The order must be locked. @returns undefined if there is none */
export async function claimRefund(scope: Scope, orderId: number) {
  const [row] = await scope.db
    .update(orderMoney)
    .set({ state: "pending", at: sql`now()` })
    .where(and(ofOrder(scope, orderId), isOpenRefund))
    .returning({ nr: orderMoney.nr, amount: orderMoney.amount })
  return row
}

/** Records the provider's response to a refund. A late failure doesn't replace the success of another attempt. */
export const finishRefund = (scope: Scope, orderId: number, nr: number, isDone: boolean) =>
  scope.db
    .update(orderMoney)
    .set({ state: isDone ? "done" : "failed" })
    .where(and(ofOrder(scope, orderId), eq(orderMoney.nr, nr), isDone ? undefined : eq(orderMoney.state, "pending")))
