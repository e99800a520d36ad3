"use client"

import { useFormatter, useTranslations } from "next-intl"
import type { ListColumn } from "@/components/list/types"
import { RelativeTime } from "@/components/ui/relative-time"
import { TextLink } from "@/components/ui/text-link"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { major, money } from "@/lib/core/money"
import type { CurrencySummary, Deposit } from "@/lib/features/deposits/schema"
import { screenOf } from "./addresses"
import { useWaitText, WaitBadge } from "./wait-badge"

/** How a deposit is called: its kind and number. */
export function useDepositName() {
  const t = useTranslations("deposits.kinds")
  return ({ kind, number }: Pick<Deposit, "kind" | "number">) => `${t(kind)} ${number}`.trim()
}

export function useDepositColumns(): ListColumn<Deposit, CurrencySummary>[] {
  const t = useTranslations("deposits")
  const locale = useLanguage()
  const format = useFormatter()
  const waitText = useWaitText()
  const nameOf = useDepositName()
  const amount = (minor: number, currency: string) => <span className="tabular">{money(minor, currency, locale)}</span>
  return [
    {
      name: "number",
      header: t("columns.number"),
      cell: (deposit) => (
        <span className="block min-w-0">
          <TextLink href={screenOf(deposit)} className="block truncate">
            <bdi>{nameOf(deposit)}</bdi>
          </TextLink>
          <bdi className="block truncate text-ink-muted text-xs">{deposit.shopName}</bdi>
        </span>
      ),
      text: nameOf,
      width: "w-[22%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "amount",
      header: t("columns.amount"),
      cell: (deposit) => amount(deposit.amount, deposit.currency),
      text: (deposit) => major(deposit.amount),
      sum: { cell: (sum) => money(sum.amount, sum.currency, locale), text: (sum) => major(sum.amount) },
      sortBy: "amount",
      align: "end",
      width: "w-[14%]",
    },
    {
      name: "waitsFor",
      header: t("columns.waitsFor"),
      cell: (deposit) => <WaitBadge deposit={deposit} />,
      text: waitText,
      width: "w-[18%]",
    },
    {
      name: "by",
      header: t("columns.by"),
      cell: ({ by, at }) => (
        <span className="block min-w-0">
          <bdi className="block truncate">{by.name}</bdi>
          <RelativeTime at={at} className="block text-ink-muted text-xs" />
        </span>
      ),
      text: ({ by, at }) => `${by.name}, ${format.dateTime(new Date(at), { dateStyle: "short", timeStyle: "short" })}`,
      sortBy: "at",
      width: "w-[18%]",
    },
    {
      name: "due",
      header: t("columns.due"),
      cell: ({ dueAt }) => dueAt && <RelativeTime at={dueAt} className="text-ink-muted" />,
      text: ({ dueAt }) => dueAt ?? "",
      sortBy: "dueAt",
      width: "w-[14%]",
      phone: "hidden",
    },
    {
      name: "difference",
      header: t("columns.difference"),
      cell: ({ difference, currency }) =>
        difference !== null &&
        difference !== 0 && <span className="tabular text-danger-text">{money(difference, currency, locale)}</span>,
      text: ({ difference }) => (difference === null ? "" : major(difference)),
      sum: { cell: (sum) => money(sum.difference, sum.currency, locale), text: (sum) => major(sum.difference) },
      align: "end",
      width: "w-[14%]",
    },
    {
      name: "banked",
      header: t("columns.banked"),
      cell: ({ banked, currency }) => banked > 0 && amount(banked, currency),
      text: ({ banked }) => major(banked),
      sum: { cell: (sum) => money(sum.banked, sum.currency, locale), text: (sum) => major(sum.banked) },
      align: "end",
      width: "w-[14%]",
      phone: "hidden",
    },
  ]
}
