"use client"

import { HandCoins } from "lucide-react"
import { useTranslations } from "next-intl"
import { ListScreen } from "@/components/list/list-screen"
import type { ListColumn } from "@/components/list/types"
import { TextLink } from "@/components/ui/text-link"
import { dateIn } from "@/lib/core/i18n/plain-formats"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { major, money } from "@/lib/core/money"
import type { CustomerDeposit, CustomerDepositQuery } from "@/lib/features/deposits/schema"
import { customerDepositSource } from "./customer-deposit-source"

interface Sum {
  currency: string
  balance: number
}

function useColumns(): ListColumn<CustomerDeposit, Sum>[] {
  const t = useTranslations("deposits.customers")
  const locale = useLanguage()
  return [
    {
      name: "party",
      header: t("columns.party"),
      cell: ({ party }) => <bdi className="font-medium">{party}</bdi>,
      text: ({ party }) => party,
      width: "w-[34%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "postings",
      header: t("columns.postings"),
      cell: ({ postings, account }) => (
        <TextLink href={`/business/books/accounts/${account}`}>{t("postings", { count: postings })}</TextLink>
      ),
      text: ({ postings }) => postings,
      width: "w-[22%]",
    },
    {
      name: "last",
      header: t("columns.last"),
      cell: ({ last }) => <span className="text-ink-muted">{dateIn(locale, last)}</span>,
      text: ({ last }) => last,
      sortBy: "last",
      width: "w-[22%]",
      phone: "hidden",
    },
    {
      name: "balance",
      header: t("columns.balance"),
      cell: ({ balance, currency }) => <span className="tabular">{money(balance, currency, locale)}</span>,
      text: ({ balance }) => major(balance),
      sum: { cell: (sum) => money(sum.balance, sum.currency, locale), text: (sum) => major(sum.balance) },
      sortBy: "balance",
      align: "end",
      width: "w-[22%]",
    },
  ]
}

/** Customers with what the businesses hold for them. */
export function CustomerDepositList() {
  const t = useTranslations("deposits.customers")
  return (
    <ListScreen<CustomerDeposit, CustomerDepositQuery>
      source={customerDepositSource}
      rowKey={({ account, party }) => `${account}/${party}`}
      columns={useColumns()}
      labels={{
        title: t("title"),
        search: t("search"),
        emptyTitle: t("emptyTitle"),
        emptyText: t("emptyText"),
        ownOrder: t("byBalance"),
        row: ({ party }) => party,
      }}
      emptyIcon={<HandCoins />}
    />
  )
}
