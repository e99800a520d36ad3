"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { Price } from "@/components/features/catalogue/price"
import { useRewardText } from "@/components/features/offers/use-reward-text"
import type { LineReduction } from "@/lib/core/pricing/stored"

interface Props {
  line: { qty: number; reductions: LineReduction[] }
  currency?: string
  className?: string
}

/** The reductions of a line by offers, and why. Offers with a code are in the totals, as the coupon. */
export function LineReductions({ line, currency, className }: Props) {
  const t = useTranslations("rewards")
  const text = useRewardText()
  const shown = line.reductions.filter(({ code }) => code === "")
  if (shown.length === 0) return null
  return (
    <ul className={clsx("text-success-text text-xs", className)}>
      {shown.map(({ offer, name, reward, pieces, amount }) => (
        <li key={offer}>
          {t(pieces < line.qty ? "linePart" : "line", {
            name,
            reward: text(reward, currency),
            pieces,
            qty: line.qty,
          })}
          , <Price minor={-amount} currency={currency} />
        </li>
      ))}
    </ul>
  )
}
