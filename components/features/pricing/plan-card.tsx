"use client"

import clsx from "clsx"
import { Check } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Badge } from "@/components/ui/badge"
import { currencyStyle } from "@/lib/core/money"
import type { Plan } from "@/lib/features/pricing/schema"
import type { Period } from "@/lib/features/pricing/values"

interface Props {
  plan: Plan
  period: Period
  /** The card's action. */
  children: ReactNode
}

/** Plans are priced in whole US dollars. */
export const usd = { ...currencyStyle("USD"), maximumFractionDigits: 0 } as const

/** A plan's monthly price and benefits, with an action. */
export function PlanCard({ plan, period, children }: Props) {
  const t = useTranslations("pricing")
  const format = useFormatter()
  const { title, subtitle, img, monthlyPrice, yearlyPlan, planBenefits, popular } = plan
  const price = period === "year" ? yearlyPlan.perMonth : monthlyPrice
  return (
    <article
      aria-label={title}
      className={clsx(
        "relative flex h-full flex-col rounded-card border bg-card p-6 shadow-card",
        popular ? "border-brand-mark" : "border-line",
      )}
    >
      {popular && (
        <Badge tone="brand" className="absolute end-4 top-4">
          {t("popular")}
        </Badge>
      )}
      <img src={img} alt="" width={480} height={280} className="mx-auto h-28 w-auto" />
      <h2 className="mt-4 text-center font-semibold text-heading">{title}</h2>
      <p className="text-balance text-center text-ink-muted text-sm lg:min-h-10">{subtitle}</p>
      <p className="tabular mt-4 text-center">
        <bdi className="font-semibold text-display text-brand-text">{format.number(price, usd)}</bdi>
        <span className="text-ink-muted text-sm">{t("perMonth")}</span>
      </p>
      <p className="tabular min-h-5 text-center text-dense text-ink-muted">
        {price === 0 && t("free")}
        {price > 0 && period === "year" && t("perYear", { price: format.number(yearlyPlan.totalAnnual, usd) })}
      </p>
      <h3 className="sr-only">{t("benefits", { plan: title })}</h3>
      <ul className="mt-5 mb-6 grid gap-2.5 text-sm">
        {planBenefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success-text" />
            <span className="min-w-0">{benefit}</span>
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </article>
  )
}
