"use client"

import { useFormatter, useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import type { Webhook } from "@/lib/features/webhooks/schema"
import { offAfterDays } from "@/lib/features/webhooks/values"

/** Says why nothing is sent, or that it may soon be so. Nothing for a webhook that works. */
export function WebhookBanner({ webhook: { state, offReason, failingSince } }: { webhook: Webhook }) {
  const t = useTranslations("webhooks.banner")
  const format = useFormatter()
  const days = offAfterDays
  const since = failingSince ? format.dateTime(new Date(failingSince), { dateStyle: "medium", timeStyle: "short" }) : ""
  if (state === "paused")
    return (
      <Alert tone="neutral" title={t("pausedTitle")}>
        {t("pausedText")}
      </Alert>
    )
  if (state === "off" && offReason === "gone")
    return (
      <Alert tone="danger" title={t("goneTitle")}>
        {t("goneText")}
      </Alert>
    )
  if (state === "off")
    return (
      <Alert tone="danger" title={t("failingTitle", { days })}>
        {t("failingText", { since })}
      </Alert>
    )
  if (!failingSince) return null
  return (
    <Alert tone="warning" title={t("warnTitle")}>
      {t("warnText", { since, days })}
    </Alert>
  )
}
