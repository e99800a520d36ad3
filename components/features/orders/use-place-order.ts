"use client"

import { useTranslations } from "next-intl"
import { holding } from "@/components/features/ecommerce/calls"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import type { CallInput } from "@/lib/core/http/endpoint"
import type { makePaymentToken, placeOrder } from "@/lib/features/orders/contract"
import { calls } from "./calls"
import type { Go } from "./use-checkout"

type Instrument = NonNullable<CallInput<typeof makePaymentToken>["body"]>
type Order = Omit<NonNullable<CallInput<typeof placeOrder>["body"]>, "token">

/** Whether the cart is why it was refused: then its lines say more than any message here. */
const isOfCart = ({ status, fields }: CallError) =>
  status === 409 && (!fields || Object.keys(fields).some((name) => name.startsWith("products.") || name === "coupon"))

/**
 * Buys what is in the cart. What one pays with goes to the provider for a token and no further. Where the cart is the
 * problem it leads back there; any other refusal is thrown, to be shown where one pays.
 */
export function usePlaceOrder(go: Go) {
  const t = useTranslations("orders.payment")
  const invalidate = useInvalidate()
  const stale = [...holding, calls.listOrders, calls.getOrder]
  return async (body: Order, instrument?: Instrument): Promise<void> => {
    try {
      const token =
        instrument && (await call<typeof makePaymentToken>(calls.makePaymentToken, { body: instrument })).token
      const { order } = await call<typeof placeOrder>(calls.placeOrder, { body: { ...body, token } })
      go("done", order.id)
      void toast.success(t("placed", { number: String(order.id) }))
      await invalidate(stale)
    } catch (error) {
      if (error instanceof CallError && isOfCart(error)) {
        await invalidate(stale)
        go("cart")
        void toast.error(error.message)
        return
      }
      throw error
    }
  }
}
export type Place = ReturnType<typeof usePlaceOrder>
