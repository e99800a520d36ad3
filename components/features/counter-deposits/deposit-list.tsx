"use client"

import { HandCoins, ReceiptText } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { ListScreen } from "@/components/list/list-screen"
import type { ListColumn } from "@/components/list/types"
import { ButtonLink } from "@/components/ui/button-link"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { major, money } from "@/lib/core/money"
import type { CounterDeposit, DepositListQuery } from "@/lib/features/counter-deposits/schema"
import { depositListSource } from "./deposit-list-source"

function useColumns(): ListColumn<CounterDeposit>[] {
  const t = useTranslations("counter-deposits")
  const locale = useLanguage()
  const format = useFormatter()
  const day = (date: string) => format.dateTime(new Date(`${date}T00:00:00Z`), { dateStyle: "medium", timeZone: "UTC" })
  return [
    {
      name: "when",
      header: t("columns.when"),
      cell: ({ businessDate, reference }) => (
        <span className="block min-w-0">
          <span className="block font-medium text-ink">{day(businessDate)}</span>
          {reference && <bdi className="block truncate text-ink-muted text-xs">{reference}</bdi>}
        </span>
      ),
      text: ({ businessDate }) => businessDate,
      sortBy: "depositedAt",
      width: "w-[24%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "from",
      header: t("columns.from"),
      cell: ({ shopName, tillName }) => (
        <span className="block min-w-0">
          <bdi className="block truncate">{tillName ?? t("form.capital")}</bdi>
          <bdi className="block truncate text-ink-muted text-xs">{shopName}</bdi>
        </span>
      ),
      text: ({ shopName, tillName }) => `${shopName}, ${tillName ?? t("form.capital")}`,
      width: "w-[24%]",
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
      name: "fee",
      header: t("columns.fee"),
      cell: ({ fee, currency }) => fee > 0 && <span className="tabular">{money(fee, currency, locale)}</span>,
      text: ({ fee }) => major(fee),
      align: "end",
      width: "w-[12%]",
    },
    {
      name: "by",
      header: t("columns.by"),
      cell: ({ depositedBy }) => <bdi>{depositedBy.name}</bdi>,
      text: ({ depositedBy }) => depositedBy.name,
      width: "w-[20%]",
    },
  ]
}

/** Deposits, newest first. */
export function DepositList() {
  const t = useTranslations("counter-deposits")
  const locale = useLanguage()
  return (
    <ListScreen<CounterDeposit, DepositListQuery>
      source={depositListSource}
      columns={useColumns()}
      labels={{
        title: t("listTitle"),
        search: t("search"),
        emptyTitle: t("emptyTitle"),
        emptyText: t("emptyText"),
        row: ({ amount, currency }) => money(amount, currency, locale),
      }}
      emptyIcon={<HandCoins />}
      rowActions={({ receipt, amount, currency }) =>
        receipt && (
          <ButtonLink
            variant="ghost"
            size="sm"
            iconOnly
            label={t("openReceipt", { amount: money(amount, currency, locale) })}
            icon={<ReceiptText />}
            href={receipt}
            target="_blank"
          />
        )
      }
    />
  )
}
