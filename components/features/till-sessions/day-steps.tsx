"use client"

import clsx from "clsx"
import { Check } from "lucide-react"
import { useTranslations } from "next-intl"
import type { NextAct } from "@/lib/features/till-sessions/values"

const steps = ["open", "count", "zReading", "close"] as const
const stepOf: Record<NextAct, number> = {
  startCounting: 1,
  count: 1,
  recount: 1,
  zReading: 2,
  explain: 3,
  close: 3,
  review: 4,
  lock: 4,
}

/** How far the day of a till is: opened, counted, its reading taken, closed. */
export function DaySteps({ next }: { next: NextAct }) {
  const t = useTranslations("till-sessions.steps")
  const current = stepOf[next]
  return (
    <ol aria-label={t("label")} className="grid grid-cols-4 gap-1 text-center text-dense">
      {steps.map((name, step) => (
        <li
          key={name}
          aria-current={step === current ? "step" : undefined}
          className={clsx(
            "flex min-w-0 flex-col items-center gap-1 border-t-4 pt-2",
            step < current ? "border-brand-mark" : step === current ? "border-brand-border" : "border-line",
            step === current ? "font-semibold text-ink" : "text-ink-muted",
          )}
        >
          <span className="flex min-w-0 items-center gap-1">
            {step < current && <Check aria-hidden="true" className="size-4 shrink-0 text-brand-text" />}
            {t(name)}
            {step < current && <span className="sr-only">{t("done")}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
