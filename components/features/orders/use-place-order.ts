"use client"

import { useTranslations } from "next-intl"
import { staleAfterWrite } from "@/components/features/ecommerce/stale"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import type { CallInput } from "@/lib/core/http/endpoint"
import type { makePaymentToken, placeOrder } from "@/lib/features/orders/contract"
import * as endpoints from "@/lib/features/orders/endpoints"
import type { Go } from "./use-checkout"

type Instrument = NonNullable<CallInput<typeof makePaymentToken>["body"]>
type Order = Omit<NonNullable<CallInput<typeof placeOrder>["body"]>, "token">

/** Whether the cart caused the error; its lines then explain it better than a message here. */
const isCartProblem = ({ status, fields }: CallError) =>
  status === 409 && (!fields || Object.keys(fields).some((name) => name.startsWith("products.") || name === "coupon"))

/**
 * Places an order for the cart. Payment details only go to the payment provider, which returns a token. If the cart is
 * the problem, the user returns to it; any other error is thrown, to be shown at the payment.
 */
export function usePlaceOrder(go: Go) {
  const t = useTranslations("orders.payment")
  const invalidate = useInvalidate()
  const stale = [...staleAfterWrite, endpoints.listOrders, endpoints.getOrder]
  return async (body: Order, instrument?: Instrument): Promise<void> => {
    try {
      const token = instrument && (await call(endpoints.makePaymentToken, { body: instrument })).token
      const { order } = await call(endpoints.placeOrder, { body: { ...body, token } })
      go("done", order.id)
      void toast.success(t("placed", { number: String(order.id) }))
      await invalidate(stale)
    } catch (error) {
      if (error instanceof CallError && isCartProblem(error)) {
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
