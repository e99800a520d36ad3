"use client"

import { useTranslations } from "next-intl"
import type { ListColumn } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { TextLink } from "@/components/ui/text-link"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { major, money } from "@/lib/core/money"
import type { DirectDebit } from "@/lib/features/direct-debits/schema"
import { useDay } from "./use-day"
import { useRuleText } from "./use-rule-text"

const tones = { proposed: "warning", active: "success", paused: "neutral", ended: "neutral" } as const

export function useMandateColumns(): ListColumn<DirectDebit>[] {
  const t = useTranslations("direct-debits")
  const locale = useLanguage()
  const day = useDay()
  const ruleText = useRuleText()
  return [
    {
      name: "creditor",
      header: t("fields.creditor"),
      cell: ({ creditor, kind, shopName }) => (
        <span className="block min-w-0">
          <bdi className="block truncate font-medium text-ink">{creditor}</bdi>
          <span className="block truncate text-ink-muted text-xs">
            {t(`kinds.${kind}`)}
            {shopName && " · "}
            <bdi>{shopName}</bdi>
          </span>
        </span>
      ),
      text: ({ creditor }) => creditor,
      sortBy: "creditor",
      width: "w-[30%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "amount",
      header: t("fields.amount"),
      cell: ({ amount, currency }) => <span className="tabular">{money(amount, currency, locale)}</span>,
      text: ({ amount }) => major(amount),
      sortBy: "amount",
      align: "end",
      width: "w-[16%]",
    },
    {
      name: "rule",
      header: t("fields.rule"),
      cell: ({ rule }) => ruleText(rule),
      text: ({ rule }) => ruleText(rule),
      width: "w-[20%]",
    },
    {
      name: "next",
      header: t("mandates.next"),
      cell: ({ nextOn, id }) =>
        nextOn && <TextLink href={`/business/direct-debits?directDebit=${id}`}>{day(nextOn)}</TextLink>,
      text: ({ nextOn }) => nextOn ?? "",
      width: "w-[16%]",
    },
    {
      name: "state",
      header: t("fields.state"),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>,
      text: ({ state }) => t(`states.${state}`),
      width: "w-[14%]",
    },
  ]
}
