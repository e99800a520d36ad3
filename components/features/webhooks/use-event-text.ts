"use client"

import { useFormatter, useTranslations } from "next-intl"
import { chosenActions, otherPatterns, recordActions } from "./event-choice"

type RecordKey = Parameters<ReturnType<typeof useTranslations<"webhooks.records">>>[0]
type ActionKey = Parameters<ReturnType<typeof useTranslations<"webhooks.actions">>>[0]

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

/** Formats a webhook's patterns in full: "Invoices, Orders (created, changed)". */
export function useEventDetails(): (patterns: string[]) => string {
  const t = useTranslations("webhooks")
  const format = useFormatter()
  const list = (parts: string[]) => format.list(parts, { type: "unit" })
  return (patterns) => {
    if (patterns.includes("*")) return t("allEvents")
    const records = Object.keys(recordActions).flatMap((record) => {
      const chosen = chosenActions(patterns, record)
      if (chosen.length === 0) return []
      const name = t(`records.${record as RecordKey}`)
      if (chosen.length === recordActions[record]?.length) return name
      return `${name} (${list(chosen.map((action) => t(`actions.${action as ActionKey}`)))})`
    })
    return list([...records, ...otherPatterns(patterns)])
  }
}
