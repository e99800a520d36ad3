"use client"

import { useTranslations } from "next-intl"
import { useMemo } from "react"
import { useAbility } from "@/components/layout/ability"
import { dataFilter } from "@/components/list/data-filter"
import type { ListFilter } from "@/components/list/types"
import { auditActions, auditedTypes } from "@/lib/features/audit/values"
import * as tasksEndpoints from "@/lib/features/todo/endpoints"
import { useEventText } from "./use-event-text"

/** The filters of the audit log. Its list of people is that of the tasks, which is complete and short; a search finds those who are inactive. */
export function useAuditFilters(): ListFilter[] {
  const t = useTranslations("audit.columns")
  const words = useEventText()
  const mayListPeople = useAbility().can("read", "Task")
  return useMemo(() => {
    const person = dataFilter({
      name: "actor",
      label: t("who"),
      endpoint: tasksEndpoints.listAssignable,
      options: ({ people }) => people.map(({ id, fullName }) => ({ value: String(id), label: fullName })),
    })
    const filters: ListFilter[] = [
      {
        name: "recordType",
        label: t("recordType"),
        options: auditedTypes.map((value) => ({ value, label: words.type(value) })),
      },
      {
        name: "action",
        label: t("action"),
        options: auditActions.map((value) => ({ value, label: words.action(value) })),
      },
      { kind: "days", name: "days", label: t("time"), params: ["from", "to"] },
    ]
    return mayListPeople ? [...filters.slice(0, 2), person, ...filters.slice(2)] : filters
  }, [t, words, mayListPeople])
}
