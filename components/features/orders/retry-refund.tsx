"use client"

import { RotateCcw } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { staleAfterWrite } from "@/components/features/ecommerce/stale"
import { Button } from "@/components/ui/button"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/orders/endpoints"

/** Requests a failed refund again, and reports whether the provider accepted it this time. */
export function RetryRefund({ id }: { id: number }) {
  const t = useTranslations("orders.money")
  const attempt = useAttempt([...staleAfterWrite, endpoints.listOrders, endpoints.getOrder])
  const [isBusy, setBusy] = useState(false)
  const number = String(id)

  async function retry() {
    setBusy(true)
    await attempt(async () => {
      const { order } = await call(endpoints.retryRefund, { body: { id } })
      const isDone = order.payments.at(-1)?.state === "done"
      void (isDone ? toast.success(t("retried", { number })) : toast.error(t("failedAgain", { number })))
    })
    setBusy(false)
  }

  return (
    <Button variant="outline" size="sm" icon={<RotateCcw />} busy={isBusy} onClick={() => void retry()}>
      {t("retry")}
    </Button>
  )
}
