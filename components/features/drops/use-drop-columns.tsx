"use client"

import { useFormatter, useTranslations } from "next-intl"
import type { ListColumn } from "@/components/list/types"
import { RelativeTime } from "@/components/ui/relative-time"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { major, money } from "@/lib/core/money"
import type { Drop } from "@/lib/features/drops/schema"
import { DropState } from "./drop-state"

/** The counted money less what was dropped; undefined for those who may not know, and before. */
const differenceOf = ({ counted, amount }: Drop) => (typeof counted === "number" ? counted - amount : undefined)

export function useDropColumns(): ListColumn<Drop>[] {
  const t = useTranslations("drops")
  const locale = useLanguage()
  const format = useFormatter()
  return [
    {
      name: "envelope",
      header: t("columns.envelope"),
      cell: ({ envelope, shopName, tillName }) => (
        <span className="block min-w-0">
          <bdi className="block truncate font-medium text-ink">{envelope}</bdi>
          <bdi className="block truncate text-ink-muted text-xs">{`${shopName} · ${tillName}`}</bdi>
        </span>
      ),
      text: ({ envelope }) => envelope,
      width: "w-[26%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "amount",
      header: t("columns.amount"),
      cell: ({ amount, currency }) => <span className="tabular">{money(amount, currency, locale)}</span>,
      text: ({ amount }) => major(amount),
      sortBy: "amount",
      align: "end",
      width: "w-[16%]",
    },
    {
      name: "droppedBy",
      header: t("columns.droppedBy"),
      cell: ({ droppedBy, droppedAt }) => (
        <span className="block min-w-0">
          <bdi className="block truncate">{droppedBy.name}</bdi>
          <RelativeTime at={droppedAt} className="block text-ink-muted text-xs" />
        </span>
      ),
      text: ({ droppedBy, droppedAt }) =>
        `${droppedBy.name}, ${format.dateTime(new Date(droppedAt), { dateStyle: "short", timeStyle: "short" })}`,
      sortBy: "droppedAt",
      width: "w-[24%]",
    },
    {
      name: "state",
      header: t("columns.state"),
      cell: (drop) => <DropState drop={drop} />,
      text: ({ state }) => t(`states.${state}`),
      width: "w-[16%]",
    },
    {
      name: "difference",
      header: t("columns.difference"),
      cell: (drop) => {
        const difference = differenceOf(drop)
        if (difference === undefined) return null
        if (difference === 0) return <span className="text-ink-muted">{t("exact")}</span>
        return <span className="tabular text-danger-text">{money(difference, drop.currency, locale)}</span>
      },
      text: (drop) => {
        const difference = differenceOf(drop)
        return difference === undefined ? "" : major(difference)
      },
      align: "end",
      width: "w-[14%]",
    },
  ]
}
