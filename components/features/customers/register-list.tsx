"use client"

import { NotebookPen } from "lucide-react"
import { useTranslations } from "next-intl"
import { useMemo } from "react"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { ListScreen } from "@/components/list/list-screen"
import type { ListColumn } from "@/components/list/types"
import { TextLink } from "@/components/ui/text-link"
import { dateIn } from "@/lib/core/i18n/plain-formats"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { major, money } from "@/lib/core/money"
import type { Iou, IouListQuery } from "@/lib/features/customers/schema"
import { iouKinds } from "@/lib/features/customers/values"
import { registerSource } from "./sources"
import { useKindText } from "./use-kind-text"

function useColumns(): ListColumn<Iou>[] {
  const t = useTranslations("customers")
  const locale = useLanguage()
  const kind = useKindText()
  return [
    {
      name: "day",
      header: t("columns.day"),
      cell: ({ businessDate }) => dateIn(locale, businessDate),
      text: ({ businessDate }) => businessDate,
      width: "w-[14%]",
    },
    {
      name: "customer",
      header: t("columns.name"),
      cell: ({ customer, customerName, memo }) => (
        <span className="block min-w-0">
          <TextLink href={`/business/customers/${customer}`} className="block truncate font-medium">
            <bdi>{customerName}</bdi>
          </TextLink>
          <span className="block truncate text-ink-muted text-xs">
            <bdi>{memo}</bdi>
          </span>
        </span>
      ),
      text: ({ customerName }) => customerName,
      width: "w-[30%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "kind",
      header: t("columns.kind"),
      cell: (row) => <TextLink href={`/business/books/entries/${row.id}`}>{kind(row)}</TextLink>,
      text: kind,
      width: "w-[22%]",
    },
    {
      name: "amount",
      header: t("columns.amount"),
      cell: ({ amount, currency }) => <span className="tabular">{money(amount, currency, locale)}</span>,
      text: ({ amount }) => major(amount),
      align: "end",
      width: "w-[14%]",
    },
    {
      name: "person",
      header: t("columns.person"),
      cell: ({ person, approver }) => (
        <span className="block min-w-0">
          <span className="block truncate">
            <bdi>{person}</bdi>
          </span>
          {approver && (
            <span className="block truncate text-ink-muted text-xs">{t("approvedBy", { name: approver })}</span>
          )}
        </span>
      ),
      text: ({ person }) => person,
      width: "w-[20%]",
      phone: "hidden",
    },
  ]
}

/** Everything that changed what customers owe, newest first. */
export function RegisterList() {
  const t = useTranslations("customers")
  const locale = useLanguage()
  const shop = useChosenShop()
  const source = useMemo(() => registerSource(shop), [shop])
  const kind = useTranslations("customers.kinds")
  return (
    <ListScreen<Iou, IouListQuery>
      source={source}
      columns={useColumns()}
      filters={[
        { name: "kind", label: t("columns.kind"), options: iouKinds.map((value) => ({ value, label: kind(value) })) },
        { kind: "days", name: "day", params: ["from", "to"], label: t("columns.day") },
      ]}
      labels={{
        title: t("tabs.register"),
        search: t("searchRegister"),
        emptyTitle: t("registerEmptyTitle"),
        emptyText: t("registerEmptyText"),
        row: ({ customerName, amount, currency }) => `${customerName}, ${money(amount, currency, locale)}`,
      }}
      emptyIcon={<NotebookPen />}
    />
  )
}
