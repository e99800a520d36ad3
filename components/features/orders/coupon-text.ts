"use client"

import { useTranslations } from "next-intl"
import { useMoney, usePercent } from "@/components/features/ecommerce/price"
import type { Coupon } from "@/lib/features/orders/schema/checkout"

/** What a coupon gives, and why it does not, in words. */
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
