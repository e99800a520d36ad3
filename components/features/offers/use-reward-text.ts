"use client"

import { useTranslations } from "next-intl"
import { useMoney } from "@/components/features/catalogue/price"
import { rateIn } from "@/lib/core/i18n/plain-formats"
import { useLanguage } from "@/lib/core/i18n/use-language"
import type { Reward } from "@/lib/core/pricing/types"

/** Returns a formatter for rates in basis points, in the user's language: 2550 is 25.5%. */
export function useRate() {
  const locale = useLanguage()
  return (basisPoints: number) => rateIn(locale, basisPoints)
}

/** Returns a function that words a reward, such as "3 for €5.00". */
export function useRewardText() {
  const t = useTranslations("rewards")
  const money = useMoney()
  const rate = useRate()
  return (reward: Reward<number>, currency?: string): string => {
    const amount = (minor: number) => money(minor, currency)
    switch (reward.kind) {
      case "percent":
        return t("percent", { rate: rate(reward.rate) })
      case "amount":
        return t("amount", { amount: amount(reward.off) })
      case "fixed-price":
        return t("fixedPrice", { amount: amount(reward.price) })
      case "n-for":
        return t("nFor", { pieces: reward.pieces, amount: amount(reward.price) })
      case "buy-get": {
        const { buy, get } = reward
        return reward.rate === 10_000
          ? t("buyGetFree", { buy, get })
          : t("buyGet", { buy, get, rate: rate(reward.rate) })
      }
      case "bundle":
        return t("bundle", { amount: amount(reward.price) })
      case "threshold": {
        const { off, minimum } = reward
        const from = { minimum: amount(minimum) }
        if ("rate" in off) return t(minimum > 0 ? "totalRateFrom" : "totalRate", { rate: rate(off.rate), ...from })
        return t(minimum > 0 ? "totalAmountFrom" : "totalAmount", { amount: amount(off.amount), ...from })
      }
      case "free-delivery":
        return t(reward.minimum > 0 ? "freeDeliveryFrom" : "freeDelivery", { minimum: amount(reward.minimum) })
    }
  }
}
