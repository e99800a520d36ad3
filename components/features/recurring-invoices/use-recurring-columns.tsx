"use client"

import { useTranslations } from "next-intl"
import { useRuleText } from "@/components/features/direct-debits/use-rule-text"
import { useFormats } from "@/components/features/invoices/use-formats"
import type { ListColumn } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { Tooltip } from "@/components/ui/tooltip"
import type { Translate } from "@/lib/core/i18n/translator"
import { majorText } from "@/lib/core/money"
import type { RecurringInvoice } from "@/lib/features/recurring-invoices/schema/recurring"

const tones = { active: "success", paused: "warning", ended: "neutral" } as const

export function useRecurringColumns(): ListColumn<RecurringInvoice>[] {
  const t = useTranslations("recurring-invoices")
  const errors = useTranslations("errors") as unknown as Translate
  const ruleText = useRuleText()
  const { money, date } = useFormats()
  return [
    {
      name: "name",
      header: t("fields.name"),
      cell: ({ name, clientName }) => (
        <span className="block min-w-0">
          <bdi className="block truncate font-medium text-ink">{name}</bdi>
          <bdi className="block truncate text-ink-muted text-xs">{clientName}</bdi>
        </span>
      ),
      text: ({ name }) => name,
      sortBy: "name",
      width: "w-[30%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "total",
      header: t("fields.total"),
      cell: ({ total, currency }) => <span className="tabular">{money(total, currency)}</span>,
      text: ({ total }) => majorText(total),
      sortBy: "total",
      align: "end",
      width: "w-[14%]",
    },
    {
      name: "rule",
      header: t("fields.rule"),
      cell: ({ rule, act }) => (
        <span className="block min-w-0">
          <span className="block truncate">{ruleText(rule)}</span>
          <span className="block truncate text-ink-muted text-xs">{t(`acts.${act}`)}</span>
        </span>
      ),
      text: ({ rule }) => ruleText(rule),
      width: "w-[24%]",
    },
    {
      name: "nextOn",
      header: t("fields.nextOn"),
      cell: ({ nextOn }) => <span className="whitespace-nowrap">{nextOn ? date(nextOn) : t("none")}</span>,
      text: ({ nextOn }) => nextOn ?? "",
      sortBy: "nextOn",
      width: "w-[16%]",
    },
    {
      name: "state",
      header: t("fields.state"),
      cell: ({ state, problem }) =>
        problem === "" ? (
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        ) : (
          <Tooltip text={errors(problem)}>
            <Badge tone="danger">{t("problemTitle")}</Badge>
          </Tooltip>
        ),
      text: ({ state }) => t(`states.${state}`),
      width: "w-[16%]",
    },
  ]
}
