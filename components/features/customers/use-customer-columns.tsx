"use client"

import { useTranslations } from "next-intl"
import type { ListColumn } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { TextLink } from "@/components/ui/text-link"
import { dateIn } from "@/lib/core/i18n/plain-formats"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { major, money } from "@/lib/core/money"
import type { Customer } from "@/lib/features/customers/schema"
import { Amounts } from "./amounts"
import { leftOf, oldestOf, owedBy } from "./balances"
import type { CustomerSum } from "./sources"

type Column = ListColumn<Customer, CustomerSum>
const amounts = ["current", "over30", "over60", "over90"] as const

/** A column for a part of what customers owe, with its totals. */
function useAmountColumn() {
  const t = useTranslations("customers")
  const locale = useLanguage()
  return (name: "balance" | (typeof amounts)[number], more: Partial<Column>): Column => ({
    name,
    header: t(`columns.${name}`),
    cell: (row) => <Amounts of={owedBy(row, name)} />,
    text: (row) => major(owedBy(row, name)[0]?.amount ?? 0),
    sum: { cell: (sum) => money(sum[name], sum.currency, locale), text: (sum) => major(sum[name]) },
    align: "end",
    width: "w-[11%]",
    ...more,
  })
}

/** The columns of customers. `currency` is that of a limit where nothing is owed yet. */
export function useCustomerColumns(currency: string): Column[] {
  const t = useTranslations("customers")
  const locale = useLanguage()
  const amount = useAmountColumn()
  const of = (row: Customer) => row.balances[0]?.currency ?? currency
  const optional = (value: number | null, row: Customer) =>
    value === null ? <span className="text-ink-muted">–</span> : money(value, of(row), locale)
  return [
    {
      name: "name",
      header: t("columns.name"),
      cell: ({ id, name, company, isBlocked }) => (
        <span className="block min-w-0">
          <TextLink href={`/business/customers/${id}`} className="block truncate font-medium">
            <bdi>{name}</bdi>
          </TextLink>
          {company && (
            <span className="block truncate text-ink-muted text-xs">
              <bdi>{company}</bdi>
            </span>
          )}
          {isBlocked && <Badge tone="danger">{t("blocked")}</Badge>}
        </span>
      ),
      text: ({ name }) => name,
      sortBy: "name",
      width: "w-[22%]",
      phone: "line",
      shown: "always",
    },
    amount("balance", { sortBy: "balance" }),
    {
      name: "limit",
      header: t("columns.limit"),
      cell: (row) => <span className="tabular">{optional(row.iouLimit, row)}</span>,
      text: ({ iouLimit }) => (iouLimit === null ? "" : major(iouLimit)),
      align: "end",
      width: "w-[11%]",
      phone: "hidden",
    },
    {
      name: "left",
      header: t("columns.left"),
      cell: (row) => {
        const left = leftOf(row)
        const isAbove = left !== null && left < 0
        return (
          <span className={isAbove ? "tabular font-medium text-danger-text" : "tabular"}>{optional(left, row)}</span>
        )
      },
      text: (row) => major(leftOf(row) ?? 0),
      align: "end",
      width: "w-[11%]",
      phone: "hidden",
    },
    {
      name: "oldest",
      header: t("columns.oldest"),
      cell: (row) => {
        const day = oldestOf(row)
        return day && <span className="text-ink-muted">{dateIn(locale, day)}</span>
      },
      text: (row) => oldestOf(row) ?? "",
      width: "w-[12%]",
    },
    ...amounts.map((name) =>
      amount(name, { phone: "hidden", ...(name === "current" && { shown: "chosen" as const }) }),
    ),
  ]
}
