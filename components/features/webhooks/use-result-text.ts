"use client"

import { useTranslations } from "next-intl"
import type { Delivery } from "@/lib/features/webhooks/schema"

/** Says how the last attempt went: the error, or the status and its time. Empty before the first attempt. */
export function useResultText(): (delivery: Delivery) => string {
  const t = useTranslations("webhooks")
  return ({ error, status, durationMs }) => {
    if (error) return t(`errors.${error}`, { status: status ?? 0 })
    return status === null ? "" : t("delivery.httpStatus", { status, ms: durationMs ?? 0 })
  }
}
