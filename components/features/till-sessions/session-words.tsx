"use client"

import clsx from "clsx"
import { useFormatter, useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { TillSessionState } from "@/lib/features/till-sessions/values"

const tones = { open: "success", counting: "info", closed: "warning", reviewed: "brand", locked: "neutral" } as const

export function SessionState({ state }: { state: TillSessionState }) {
  const t = useTranslations("till-sessions.states")
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}

/** A difference with its sign, red if money is missing. */
export function Variance({ amount, currency }: { amount: number; currency: string }) {
  const locale = useLanguage()
  const text = `${amount > 0 ? "+" : ""}${money(amount, currency, locale)}`
  return (
    <bdi className={clsx("tabular", amount < 0 && "text-danger-text", amount > 0 && "text-warning-text")}>{text}</bdi>
  )
}

/** Words a trading day, which has no time zone. */
export function useDayText() {
  const format = useFormatter()
  return (day: string, dateStyle: "medium" | "full" = "medium") =>
    format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle, timeZone: "UTC" })
}
