"use client"

import { useFormatter, useTranslations } from "next-intl"
import { categories, months } from "./chart-data"

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** Categories, months and weekdays in the user's language. */
export function useShopLabels() {
  const t = useTranslations("cards.categories")
  const format = useFormatter()
  return {
    categories: categories.map((name) => t(name)),
    category: (name: (typeof categories)[number]) => t(name),
    months: months.map((month) => format.dateTime(dateOf(month), { month: "short" })),
    /** Monday first; 4 May 2026 is a Monday. */
    weekdays: Array.from({ length: 7 }, (_, i) =>
      format.dateTime(dateOf(`2026-05-${String(i + 4).padStart(2, "0")}`), { weekday: "short" }),
    ),
  }
}

export const euros = { kind: "money", currency: "EUR" } as const
export const plainCount = { kind: "count" } as const
