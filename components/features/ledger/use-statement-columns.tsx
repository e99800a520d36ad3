"use client"

import { useTranslations } from "next-intl"
import type { ListColumn } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { Link } from "@/components/ui/link"
import { major } from "@/lib/core/money"
import type { StatementLine } from "@/lib/features/ledger/schema/entries"
import { useAddressOf } from "./addresses"
import { useFormats } from "./use-formats"
import { numberOf } from "./use-journal-columns"

/** The columns of a statement. */
export function useStatementColumns(currency: string): ListColumn<StatementLine>[] {
  const t = useTranslations("ledger")
  const { money, date, kind } = useFormats()
  const addressOf = useAddressOf()
  return [
    {
      name: "number",
      header: t("fields.number"),
      cell: (line) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <Link
            href={addressOf(`/business/books/entries/${line.entry}`)}
            className="tabular rounded-sm font-medium text-ink text-sm hover:text-brand-text"
          >
            <bdi>{numberOf(line)}</bdi>
          </Link>
          {line.reverses && <Badge tone="info">{t("journal.reversal")}</Badge>}
        </span>
      ),
      text: numberOf,
      width: "w-[16%]",
      shown: "always",
    },
    {
      name: "date",
      header: t("fields.businessDate"),
      cell: ({ businessDate }) => <span className="whitespace-nowrap text-ink-muted">{date(businessDate)}</span>,
      text: ({ businessDate }) => businessDate,
      width: "w-[14%]",
    },
    {
      name: "text",
      header: t("fields.memo"),
      cell: (line) => (
        <span className="block min-w-0">
          <bdi className="line-clamp-2">{line.memo || kind(line.kind)}</bdi>
          {line.party && <bdi className="block truncate text-ink-muted text-xs">{line.party}</bdi>}
        </span>
      ),
      text: (line) => line.memo || kind(line.kind),
      width: "w-[34%]",
      phone: "line",
    },
    {
      name: "party",
      header: t("fields.party"),
      cell: ({ party }) => <bdi>{party ?? "–"}</bdi>,
      text: ({ party }) => party ?? "",
      shown: "chosen",
    },
    {
      name: "amount",
      header: t("journal.amount"),
      align: "end",
      cell: ({ amount }) => <bdi className="tabular whitespace-nowrap">{money(amount, currency)}</bdi>,
      text: ({ amount }) => major(amount),
      width: "w-[18%]",
    },
    {
      name: "balance",
      header: t("fields.balance"),
      align: "end",
      cell: ({ balance }) => <bdi className="tabular whitespace-nowrap font-medium">{money(balance, currency)}</bdi>,
      text: ({ balance }) => major(balance),
      width: "w-[18%]",
    },
  ]
}
