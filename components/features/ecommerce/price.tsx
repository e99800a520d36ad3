"use client"

import { useFormatter } from "next-intl"
import { shopCurrency } from "@/lib/features/ecommerce/values"

/** Amounts in the reader's way of writing: minor units in, text out. */
export function useMoney() {
  const format = useFormatter()
  return (minor: number, currency: string = shopCurrency) =>
    format.number(minor / 100, { style: "currency", currency, trailingZeroDisplay: "auto" })
}

/** A share in percent, the reader's way. */
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
