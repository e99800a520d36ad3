"use client"

import { useFormatter } from "next-intl"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import { shopCurrency } from "@/lib/features/catalogue/values"

/** Returns a formatter for amounts in minor units, in the user's language. */
export function useMoney() {
  const locale = useLanguage()
  return (minor: number, currency: string = shopCurrency) => money(minor, currency, locale)
}

/** Returns a formatter for percentages (15 for 15 %), in the user's language. */
export function usePercent() {
  const format = useFormatter()
  return (percent: number) => format.number(percent / 100, { style: "percent" })
}

interface Props {
  minor: number
  currency?: string
  className?: string
}

export function Price({ minor, currency, className }: Props) {
  const money = useMoney()
  return <bdi className={className ? `tabular ${className}` : "tabular"}>{money(minor, currency)}</bdi>
}
