"use client"

import { useFormatter, useTranslations } from "next-intl"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import type { Plan } from "@/lib/features/pricing/schema"
import type { Period } from "@/lib/features/pricing/values"
import { usd } from "./plan-card"

interface Props {
  open: boolean
  plan: Plan
  period: Period
  onClose: () => void
  onConfirm: () => Promise<void>
}

/** Asks for confirmation of a plan change that costs money, with its price. */
export function ConfirmPlan({ open, plan, period, onClose, onConfirm }: Props) {
  const t = useTranslations("pricing.confirm")
  const format = useFormatter()
  const price = format.number(period === "year" ? plan.yearlyPlan.totalAnnual : plan.monthlyPrice, usd)
  const named = { plan: plan.title, price, period }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={onConfirm}
      tone="brand"
      title={t("title", named)}
      text={`${t("text", named)} ${t("note")}`}
      confirmLabel={t("action", named)}
    />
  )
}
