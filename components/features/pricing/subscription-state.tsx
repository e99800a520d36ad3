"use client"

import { useTranslations } from "next-intl"
import type { Subscription } from "@/lib/features/pricing/schema"
import type { PlanName } from "@/lib/features/pricing/values"

interface Props {
  subscription: Subscription
  titles: Record<PlanName, string>
  dayOf: (day: string | null) => string
}

/** A sentence about the workspace's plan, its end and what follows. */
export function SubscriptionState({ subscription, titles, dayOf }: Props) {
  const t = useTranslations("pricing.state")
  const { plan, period, next, isTrial, renewsOn } = subscription
  const kind = isTrial ? "trial" : next ? "leaving" : renewsOn ? "paid" : "basic"
  return (
    <p aria-live="polite" className="mt-4 text-balance text-center text-ink-muted text-sm">
      {t(kind, { plan: titles[plan], period, date: dayOf(renewsOn), next: next ? titles[next.plan] : "" })}
    </p>
  )
}
