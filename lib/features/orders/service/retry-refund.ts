import type { Principal } from "@/lib/core/auth/principal"
import { tx } from "@/lib/core/db/tx"
import type { Actor } from "@/lib/core/db/types"
import { HttpError, notFound } from "@/lib/core/http/errors"
import type { WholeOrder } from "../schema/order"
import * as money from "../store/money"
import * as store from "../store/orders"
import { one } from "./orders"
import { giveBack } from "./refunds"

/**
 * Requests a refund again that failed, or whose response never came. Claims it first, so that of two people only one
 * reaches the provider, which happens outside transactions.
 * @returns the order; its refund says whether the provider accepted this time
 * @throws HttpError 404; 409 if no refund failed, or another attempt is running
 */
export async function retryRefund(actor: Actor, principal: Principal, orderId: number): Promise<WholeOrder> {
  const claimed = await tx(actor, async (scope) => {
    const order = await store.lock(scope, orderId)
    if (!order) throw notFound()
    const refund = await money.claimRefund(scope, orderId)
    if (!refund) throw new HttpError(409, "conflict", { message: "refundNotOpen" })
    return { ...refund, orderId, reference: order.reference }
  })
  await giveBack(actor, claimed)
  return tx(actor, (scope) => one(scope, principal, orderId))
}
