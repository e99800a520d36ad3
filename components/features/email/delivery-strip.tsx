"use client"

import { Check } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { ActionButton } from "@/components/ui/action-button"
import { Alert } from "@/components/ui/alert"
import { useDeliveryTexts } from "@/components/ui/delivery-words"
import type { Delivery } from "@/lib/core/outbox/schema"
import { useDelivery } from "./use-delivery"

interface Props {
  id: number
  delivery: Delivery
}

/** The delivery state of a mail to external addresses, with buttons to retry or cancel. */
export function DeliveryStrip({ id, delivery }: Props) {
  const t = useTranslations("delivery")
  const canWrite = useAbility().can("create", "Mail")
  const deliveryActions = useDelivery(id)
  const { tone, title, detail } = useDeliveryTexts()(delivery)
  const { state, attempts } = delivery
  if (state === "sent") {
    return (
      <p className="mb-3 flex items-center gap-1.5 text-dense text-ink-muted">
        <Check aria-hidden="true" className="size-4 text-success-mark" />
        <span suppressHydrationWarning>{title}</span>
      </p>
    )
  }
  const canRetry = canWrite && (state === "failed" || (state === "queued" && attempts > 0))
  const canCancel = canWrite && state === "queued"
  return (
    <Alert tone={tone} className="mb-3 print:hidden" title={<span suppressHydrationWarning>{title}</span>}>
      {detail && <p className="wrap-anywhere">{detail}</p>}
      {(canRetry || canCancel) && (
        <div className="mt-2 flex flex-wrap gap-2">
          {canRetry && (
            <ActionButton size="sm" variant="outline" action={deliveryActions.retry}>
              {t("retry")}
            </ActionButton>
          )}
          {canCancel && (
            <ActionButton size="sm" variant="outline" action={deliveryActions.cancel}>
              {t("cancel")}
            </ActionButton>
          )}
        </div>
      )}
    </Alert>
  )
}
