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

/** Takes orders on; each step answers with a toast, and can be taken back unless it is the last. */
export function useOrderActs() {
  const t = useTranslations("orders")
  const attempt = useAttempt([...staleAfterWrite, endpoints.listOrders, endpoints.getOrder])
  const put = (id: number, status: OrderStatus, from: OrderStatus) =>
    call(endpoints.updateOrder, { body: { id, status, from } })

  return async ({ id, status: from }: Subject, status: OrderStatus): Promise<boolean> => {
    let back = false
    const done = await attempt(async () => {
      const { order } = await put(id, status, from)
      back = order.mayBecome.includes(from)
    })
    if (!done) return false
    const said = t("done.status", { number: String(id), status: t(`statuses.${status}`) })
    if (back) void toast.undo(said, () => attempt(() => put(id, from, status)))
    else void toast.success(said)
    return true
  }
}
