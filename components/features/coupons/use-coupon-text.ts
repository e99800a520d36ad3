"use client"

import { useFormatter, useTranslations } from "next-intl"
import { useMoney, usePercent } from "@/components/features/catalogue/price"
import { minor } from "@/lib/core/money"
import type { Coupon } from "@/lib/features/coupons/schema"

/** Formatters for a coupon's discount, minimum, uses and period. */
export function useCouponText() {
  const t = useTranslations("coupons")
  const format = useFormatter()
  const money = useMoney()
  const percent = usePercent()
  // The server has already computed the days in the shop's time zone, so format them as UTC.
  const day = (text: string) => format.dateTime(new Date(`${text}T00:00:00Z`), { dateStyle: "medium", timeZone: "UTC" })
  return {
    gain: ({ kind, value }: Coupon) => {
      if (kind === "percent") return percent(value)
      return kind === "amount" ? money(minor(value)) : t("kinds.freeDelivery")
    },
    minimum: ({ minimum }: Coupon) => (minimum > 0 ? money(minor(minimum)) : ""),
    uses: ({ uses, mostUses }: Coupon) =>
      mostUses === null ? format.number(uses) : t("usesOf", { uses, max: mostUses }),
    time: ({ startsOn, endsOn }: Coupon) => {
      if (startsOn && endsOn) return t("time.between", { from: day(startsOn), to: day(endsOn) })
      if (startsOn) return t("time.from", { from: day(startsOn) })
      return endsOn ? t("time.until", { to: day(endsOn) }) : t("time.always")
    },
  }
}
