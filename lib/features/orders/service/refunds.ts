import { tx } from "@/lib/core/db/tx"
import type { Actor, Scope } from "@/lib/core/db/types"
import { log } from "@/lib/core/log"
import { paymentProvider } from "../payment/configured"
import * as money from "../store/money"
import type { LockedOrder } from "../store/orders"
import type { Refunding } from "./mails"

interface Refund {
  orderId: number
  /** The refund's number within the order. */
  nr: number
  /** The provider's reference of the payment. */
  reference: string
  amount: number
}

/**
 * Refunds through the provider, and records its response. Every attempt sends the same key, so the provider refunds once
 * even if an earlier attempt succeeded and its response was lost.
 */
export async function giveBack({ workspaceId, userId }: Actor, { orderId, nr, reference, amount }: Refund) {
  let isDone = true
  try {
    const provider = paymentProvider()
    if (!provider) throw new Error("no payment provider is configured")
    await provider.giveBack(reference, amount, `refund:${reference}:${nr}`)
  } catch (error) {
    isDone = false
    log().error({ err: error, order: orderId, reference }, "a payment could not be refunded")
  }
  await tx({ workspaceId, userId }, (scope) => money.finishRefund(scope, orderId, nr, isDone))
}

/** Records the refund of a cancelled order. What a provider charged is refunded after the commit, the rest by the shop. */
export async function refund(scope: Scope, orderId: number, order: LockedOrder): Promise<Refunding> {
  const { chargedAt, isPaid, total: amount, reference } = order
  if (amount === 0 || !(chargedAt || isPaid)) return "none"
  const nr = await money.record(scope, orderId, { kind: "refund", state: chargedAt ? "pending" : "manual", amount })
  if (!chargedAt) return "shop"
  scope.after(() => giveBack(scope, { orderId, nr, reference, amount }))
  return "provider"
}
