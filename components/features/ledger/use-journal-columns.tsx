"use client"

import { useTranslations } from "next-intl"
import type { ListColumn } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { Link } from "@/components/ui/link"
import { major } from "@/lib/core/money"
import type { EntryTotal, JournalEntry } from "@/lib/features/ledger/schema/entries"
import { useAddressOf } from "./addresses"
import { useFormats } from "./use-formats"

type Column = ListColumn<JournalEntry, EntryTotal>

export const numberOf = ({ year, number }: { year: number; number: number }) => `${year}/${number}`

/** The amount that an entry moves: the sum of its debits. */
export const movedBy = ({ postings }: JournalEntry) =>
  postings.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0)

/** The columns of the journal. The shop and the user who posted are hidden by default. */
export function useJournalColumns(nameOf: (code: string) => string, shopName: (id: number | null) => string): Column[] {
  const t = useTranslations("ledger")
  const { money, date, kind } = useFormats()
  const addressOf = useAddressOf()
  const pair = ({ reverses, reversedBy }: JournalEntry) => {
    if (reverses) return <Badge tone="info">{t("journal.reversal")}</Badge>
    return reversedBy && <Badge tone="warning">{t("journal.reversed")}</Badge>
  }
  const accounts = ({ postings }: JournalEntry, sign: 1 | -1) =>
    [...new Set(postings.filter(({ amount }) => amount * sign > 0).map(({ account }) => account))]
      .map((code) => `${code} ${nameOf(code)}`.trim())
      .join(", ")
  return [
    {
      name: "number",
      header: t("fields.number"),
      cell: (entry) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <Link
            href={addressOf(`/business/books/entries/${entry.id}`)}
            className="tabular rounded-sm font-medium text-ink text-sm hover:text-brand-text"
          >
            <bdi>{numberOf(entry)}</bdi>
          </Link>
          {pair(entry)}
        </span>
      ),
      text: numberOf,
      width: "w-[15%]",
      shown: "always",
    },
    {
      name: "date",
      header: t("fields.businessDate"),
      cell: ({ businessDate }) => <span className="whitespace-nowrap text-ink-muted">{date(businessDate)}</span>,
      text: ({ businessDate }) => businessDate,
      width: "w-[12%]",
    },
    {
      name: "kind",
      header: t("fields.kind"),
      cell: (entry) => kind(entry.kind),
      text: (entry) => kind(entry.kind),
      width: "w-[14%]",
    },
    {
      name: "text",
      header: t("fields.memo"),
      cell: ({ memo, reason }) => <bdi className="line-clamp-2">{memo || reason}</bdi>,
      text: ({ memo, reason }) => memo || reason || "",
      width: "w-[18%]",
      phone: "line",
    },
    {
      name: "accounts",
      header: t("journal.accounts"),
      cell: (entry) => (
        <span className="block min-w-0 text-ink-muted text-xs">
          <bdi className="block truncate">{accounts(entry, 1)}</bdi>
          <bdi className="block truncate ps-3">{accounts(entry, -1)}</bdi>
        </span>
      ),
      text: (entry) => `${accounts(entry, 1)} / ${accounts(entry, -1)}`,
      width: "w-[26%]",
      phone: "line",
    },
    {
      name: "shop",
      header: t("fields.shop"),
      cell: ({ shop }) => <bdi>{shopName(shop)}</bdi>,
      text: ({ shop }) => shopName(shop),
      shown: "chosen",
    },
    {
      name: "actor",
      header: t("fields.actor"),
      cell: ({ actor }) => <bdi>{actor.name ?? "–"}</bdi>,
      text: ({ actor }) => actor.name ?? "",
      shown: "chosen",
    },
    {
      name: "amount",
      header: t("journal.amount"),
      align: "end",
      cell: (entry) => <bdi className="tabular font-medium">{money(movedBy(entry), entry.currency)}</bdi>,
      text: (entry) => major(movedBy(entry)),
      sum: {
        cell: ({ debit, currency }) => <bdi className="tabular">{money(debit, currency)}</bdi>,
        text: ({ debit }) => major(debit),
      },
      width: "w-[15%]",
    },
  ]
}
