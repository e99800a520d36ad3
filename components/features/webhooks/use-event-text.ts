"use client"

import { useFormatter, useTranslations } from "next-intl"
import { recordActions } from "@/lib/features/webhooks/values"

type RecordKey = Parameters<ReturnType<typeof useTranslations<"webhooks.records">>>[0]

const maxNamed = 3

/** Formats a webhook's patterns: "Invoices, Orders", or their number if there are many. */
export function useEventText(): (patterns: string[]) => string {
  const t = useTranslations("webhooks")
  const format = useFormatter()
  return (patterns) => {
    if (patterns.includes("*")) return t("allEvents")
    const records = [...new Set(patterns.map((pattern) => pattern.split(".")[0] ?? ""))]
    if (records.length > maxNamed) return t("eventCount", { count: patterns.length })
    return format.list(
      records.map((record) => (record in recordActions ? t(`records.${record as RecordKey}`) : record)),
      { type: "unit" },
    )
  }
}
