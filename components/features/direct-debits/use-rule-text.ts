"use client"

import { useTranslations } from "next-intl"

/** The rules that the form offers, besides those that somebody writes by hand. */
export const commonRules = [
  "FREQ=MONTHLY",
  "FREQ=MONTHLY;BYMONTHDAY=-1",
  "FREQ=MONTHLY;INTERVAL=2",
  "FREQ=MONTHLY;INTERVAL=3",
  "FREQ=MONTHLY;INTERVAL=6",
  "FREQ=YEARLY",
  "FREQ=WEEKLY",
  "FREQ=WEEKLY;INTERVAL=2",
  "FREQ=WEEKLY;INTERVAL=4",
] as const

/** Says how often a rule repeats; the rule itself if it is none of the common ones. */
export function useRuleText(): (rule: string) => string {
  const t = useTranslations("direct-debits.repeats")
  return (rule) => {
    const [, freq, interval, day] =
      /^FREQ=(WEEKLY|MONTHLY|YEARLY)(?:;INTERVAL=(\d{1,3}))?(?:;BYMONTHDAY=(-?\d+))?$/.exec(rule) ?? []
    const count = Number(interval ?? 1)
    if (freq === "WEEKLY" && !day) return t("weekly", { count })
    if (freq === "MONTHLY") return day === "-1" ? t("lastDay", { count }) : t("monthly", { count })
    return freq === "YEARLY" && count === 1 && !day ? t("yearly") : rule
  }
}
