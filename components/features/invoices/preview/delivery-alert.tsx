"use client"

import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { ActionButton } from "@/components/ui/action-button"
import { Alert } from "@/components/ui/alert"
import { useDeliveryTexts } from "@/components/ui/delivery-words"
import type { Delivery } from "@/lib/core/outbox/schema"
import { useInvoiceActions } from "../use-invoice-actions"

/** Shows that an invoice's e-mail is pending, or why it failed. Renders nothing once it is sent. */
export function DeliveryAlert({ id, delivery }: { id: number; delivery: Delivery | null }) {
  const t = useTranslations("delivery")
  const words = useDeliveryTexts()
  const actions = useInvoiceActions()
  const mayUpdate = useAbility().can("update", "Invoice")
  if (!delivery || delivery.state === "sent") return null
  const { state, attempts } = delivery
  const { tone, title, detail } = words(delivery)
  const canRetry = mayUpdate && (state === "failed" || (state === "queued" && attempts > 0))
  return (
    <Alert tone={tone} title={<span suppressHydrationWarning>{title}</span>}>
      {detail && <p className="wrap-anywhere">{detail}</p>}
      {canRetry && (
        <ActionButton size="sm" variant="outline" className="mt-2" action={() => actions.retryDelivery({ id })}>
          {t("retry")}
        </ActionButton>
      )}
    </Alert>
  )
}
