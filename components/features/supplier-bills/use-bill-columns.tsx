"use client"

import { useTranslations } from "next-intl"
import type { ListColumn } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { TextLink } from "@/components/ui/text-link"
import { major } from "@/lib/core/money"
import type { BillSum, ListedBill } from "@/lib/features/supplier-bills/schema"
import { StateBadge } from "./state-badge"
import { isOverdue, signed, useFormats } from "./use-formats"

const today = () => new Date().toISOString().slice(0, 10)

/** The columns of the list of bills; that of one supplier doesn't name it. */
export function useBillColumns(withSupplier: boolean): ListColumn<ListedBill, BillSum>[] {
  const t = useTranslations("supplier-bills")
  const { day, money, amount } = useFormats()
  const columns: (ListColumn<ListedBill, BillSum> | false)[] = [
    {
      name: "number",
      header: t("fields.number"),
      cell: ({ id, number, kind }) => (
        <span className="flex min-w-0 items-center gap-2">
          <TextLink href={`/business/supplier-bills/${id}`} className="truncate font-medium">
            <bdi>{number}</bdi>
          </TextLink>
          {kind === "credit-note" && <Badge>{t("kinds.credit-note")}</Badge>}
        </span>
      ),
      text: ({ number }) => number,
      sortBy: "number",
      width: "w-[20%]",
      phone: "line",
      shown: "always",
    },
    withSupplier && {
      name: "supplier",
      header: t("fields.supplier"),
      cell: ({ supplier, businessName }) => (
        <span className="block min-w-0">
          <span className="block truncate">
            <bdi>{supplier.name}</bdi>
          </span>
          <span className="block truncate text-ink-muted text-xs">
            <bdi>{businessName}</bdi>
          </span>
        </span>
      ),
      text: ({ supplier }) => supplier.name,
      width: "w-[24%]",
      phone: "line",
    },
    {
      name: "issuedOn",
      header: t("fields.issuedOn"),
      cell: ({ issuedOn }) => day(issuedOn),
      text: ({ issuedOn }) => issuedOn,
      sortBy: "issuedOn",
      width: "w-[12%]",
      phone: "hidden",
    },
    {
      name: "dueOn",
      header: t("fields.dueOn"),
      cell: (row) =>
        row.dueOn && (
          <span
            className={isOverdue(row, today()) ? "font-medium text-danger-text" : undefined}
            suppressHydrationWarning
          >
            {day(row.dueOn)}
          </span>
        ),
      text: ({ dueOn }) => dueOn ?? "",
      sortBy: "dueOn",
      width: "w-[12%]",
    },
    {
      name: "total",
      header: t("fields.total"),
      cell: (row) => <bdi className="tabular">{amount(row.total, row)}</bdi>,
      text: (row) => major(signed(row.total, row)),
      sum: {
        cell: ({ total, currency }) => <bdi className="tabular">{money(total, currency)}</bdi>,
        text: ({ total }) => major(total),
      },
      sortBy: "total",
      align: "end",
      width: "w-[12%]",
    },
    {
      name: "open",
      header: t("fields.open"),
      cell: (row) => row.open !== 0 && <bdi className="tabular">{amount(row.open, row)}</bdi>,
      text: (row) => major(signed(row.open, row)),
      sum: {
        cell: ({ open, currency }) => <bdi className="tabular">{money(open, currency)}</bdi>,
        text: ({ open }) => major(open),
      },
      align: "end",
      width: "w-[12%]",
      phone: "hidden",
    },
    {
      name: "state",
      header: t("fields.state"),
      cell: ({ state }) => <StateBadge state={state} />,
      text: ({ state }) => t(`states.${state}`),
      width: "w-[12%]",
    },
  ]
  return columns.filter((column) => column !== false)
}
