"use client"

import { useFormatter } from "next-intl"
import { currencyStyle } from "@/lib/core/money"
import { shopCurrency } from "@/lib/features/catalogue/values"

/** Returns a formatter for amounts in minor units, in the user's language. */
export function useMoney() {
  const format = useFormatter()
  return (minor: number, currency: string = shopCurrency) =>
    format.number(minor / 100, { ...currencyStyle(currency), trailingZeroDisplay: "auto" })
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
