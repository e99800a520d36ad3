"use client"

import { useTranslations } from "next-intl"
import { ActionButton } from "@/components/ui/action-button"
import { trialDays } from "@/lib/features/pricing/values"

/** Offers a one-time trial of a plan. */
export function TrialBanner({ plan, onStart }: { plan: string; onStart: () => unknown }) {
  const t = useTranslations("pricing.trial")
  return (
    <section
      aria-labelledby="trial"
      className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-brand-border bg-brand-soft px-6 py-5"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="trial" className="font-semibold text-brand-text text-title">
          {t("title")}
        </h2>
        <p className="text-pretty text-ink text-sm">{t("text", { plan, days: trialDays })}</p>
      </div>
      <ActionButton action={onStart}>{t("start")}</ActionButton>
    </section>
  )
}
