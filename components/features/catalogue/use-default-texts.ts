"use client"

import { useFormatter, useTranslations } from "next-intl"

/** Returns functions that format the defaults of categories; a default that isn't set is an empty text. */
export function useDefaultTexts() {
  const t = useTranslations("categories")
  const format = useFormatter()
  const percent = (bps: number) => format.number(bps / 10_000, { style: "percent", maximumFractionDigits: 2 })
  return {
    percent,
    vatRates: (rates: Record<string, number>) =>
      Object.keys(rates)
        .sort()
        .map((country) => t("rateIn", { country, rate: percent(rates[country] as number) }))
        .join(", "),
    marginBps: (bps?: number | null) => (typeof bps === "number" ? percent(bps) : ""),
    ageLimit: (age: number | null) => (age === null ? "" : age === 0 ? t("noAge") : t("fromAge", { age })),
    isReturnable: (is: boolean | null) => (is === null ? "" : t(is ? "yes" : "no")),
  }
}
