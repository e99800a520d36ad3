"use client"

import { useTranslations } from "next-intl"
import { dateIn } from "@/lib/core/i18n/plain-formats"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { minor, money } from "@/lib/core/money"
import { shopCurrency } from "@/lib/features/catalogue/values"
import type { CouponValues } from "@/lib/features/coupons/schema"

/** Returns a function that names a field of the form, with a value as the form shows it. A switch shows none. */
export function useCouponFields() {
  const t = useTranslations("coupons")
  const locale = useLanguage()
  const day = (value: unknown) => (value ? dateIn(locale, String(value)) : "")
  const text = (value: unknown) => String(value ?? "")
  return (name: keyof CouponValues, value: unknown): { label: string; text?: string } => {
    switch (name) {
      case "kind":
        return { label: t("columns.kind"), text: t(`kinds.${value as CouponValues["kind"]}`) }
      case "value":
        return { label: t("columns.gain"), text: text(value) }
      case "minimum":
        return { label: t("columns.minimum"), text: money(minor(Number(value)), shopCurrency, locale) }
      case "startsOn":
      case "endsOn":
        return { label: t(`form.${name}`), text: day(value) }
      case "mostUses":
        return { label: t("form.mostUses"), text: text(value) }
      case "code":
        return { label: t("columns.code"), text: text(value) }
      default:
        return { label: t(`form.${name}`) }
    }
  }
}
