"use client"

import { useTranslations } from "next-intl"
import { useMoney, usePercent } from "@/components/features/catalogue/price"
import type { Coupon } from "@/lib/features/orders/schema/checkout"

/** Returns texts for a coupon's discount, the reason it does not apply, and its minimum. */
export function useCouponText() {
  const t = useTranslations("orders.coupons")
  const money = useMoney()
  const percent = usePercent()
  return {
    gain: ({ kind, value }: Coupon) => {
      if (kind === "percent") return t("percent", { percent: percent(value) })
      return kind === "amount" ? t("amount", { amount: money(value) }) : t("freeDelivery")
    },
    problem: ({ problem, minimumMinor }: Coupon) =>
      problem === null ? "" : t(`problems.${problem}`, { amount: money(minimumMinor) }),
    from: ({ minimumMinor }: Coupon) => (minimumMinor > 0 ? t("from", { amount: money(minimumMinor) }) : ""),
  }
}
