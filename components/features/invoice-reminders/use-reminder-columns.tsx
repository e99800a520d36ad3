"use client"

import { useTranslations } from "next-intl"
import { useFormats } from "@/components/features/invoices/use-formats"
import type { ListColumn } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { TextLink } from "@/components/ui/text-link"
import { majorText } from "@/lib/core/money"
import type { DueReminder } from "@/lib/features/invoice-reminders/schema/reminders"

export function useReminderColumns(): ListColumn<DueReminder>[] {
  const t = useTranslations("invoice-reminders")
  const { money, date } = useFormats()
  return [
    {
      name: "number",
      header: t("columns.number"),
      cell: ({ id, number }) => <TextLink href={`/apps/invoice/preview/${id}`}>{number}</TextLink>,
      text: ({ number }) => number,
      width: "w-[16%]",
      shown: "always",
    },
    {
      name: "client",
      header: t("columns.client"),
      cell: ({ clientName, recipient }) => (
        <span className="block min-w-0">
          <bdi className="block truncate text-ink">{clientName}</bdi>
          <span className={`block truncate text-xs ${recipient ? "text-ink-muted" : "text-danger-text"}`}>
            {recipient || t("noAddress")}
          </span>
        </span>
      ),
      text: ({ clientName }) => clientName,
      width: "w-[28%]",
      phone: "line",
    },
    {
      name: "due",
      header: t("columns.due"),
      cell: ({ dueDate, daysOverdue }) => (
        <span className="block">
          <span className="block whitespace-nowrap">{date(dueDate)}</span>
          <span className="block text-danger-text text-xs">{t("overdue", { days: daysOverdue })}</span>
        </span>
      ),
      text: ({ dueDate }) => dueDate,
      sortBy: "dueDate",
      width: "w-[18%]",
    },
    {
      name: "level",
      header: t("columns.level"),
      cell: ({ level, levels, lastSentAt }) => (
        <span className="block">
          <Badge tone={level === 1 ? "info" : level < levels ? "warning" : "danger"}>
            {t("levelOf", { level, levels })}
          </Badge>
          {lastSentAt && (
            <span className="block text-ink-muted text-xs">{t("last", { day: date(lastSentAt.slice(0, 10)) })}</span>
          )}
        </span>
      ),
      text: ({ level }) => String(level),
      width: "w-[20%]",
    },
    {
      name: "balance",
      header: t("columns.balance"),
      cell: ({ balance, currency }) => <span className="tabular">{money(balance, currency)}</span>,
      text: ({ balance }) => majorText(balance),
      sortBy: "amount",
      align: "end",
      width: "w-[18%]",
    },
  ]
}
