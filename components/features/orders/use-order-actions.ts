"use client"

import { useTranslations } from "next-intl"
import { staleAfterWrite } from "@/components/features/ecommerce/stale"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/orders/endpoints"
import type { Order } from "@/lib/features/orders/schema/order"
import type { OrderStatus } from "@/lib/features/orders/values"

type Subject = Pick<Order, "id" | "status">

/** Returns a function that changes an order's status and shows a notice, with Undo if the change can be reversed. */
export function useOrderActions() {
  const t = useTranslations("orders")
  const attempt = useAttempt([...staleAfterWrite, endpoints.listOrders, endpoints.getOrder])
  const updateStatus = (id: number, status: OrderStatus, from: OrderStatus) =>
    call(endpoints.updateOrder, { body: { id, status, from } })

  return async ({ id, status: from }: Subject, status: OrderStatus): Promise<boolean> => {
    let isReversible = false
    const done = await attempt(async () => {
      const { order } = await updateStatus(id, status, from)
      isReversible = order.mayBecome.includes(from)
    })
    if (!done) return false
    const message = t("done.status", { number: String(id), status: t(`statuses.${status}`) })
    if (isReversible) void toast.undo(message, () => attempt(() => updateStatus(id, from, status)))
    else void toast.success(message)
    return true
  }
}
