"use client"

import { Eye, Landmark, Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { ListScreen } from "@/components/list/list-screen"
import type { ListColumn } from "@/components/list/types"
import { Button } from "@/components/ui/button"
import { RelativeTime } from "@/components/ui/relative-time"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { major, money } from "@/lib/core/money"
import type { BagListQuery, ListedBag } from "@/lib/features/bank-bags/schema"
import { bagStates } from "@/lib/features/bank-bags/values"
import { bagListSource } from "./bag-list-source"
import { BagState } from "./bag-state"

/** The credited money less the bag's; 0 until the bank has credited it. */
const differenceOf = ({ credited, amount }: ListedBag) => (credited === null ? 0 : credited - amount)

function useColumns(): ListColumn<ListedBag>[] {
  const t = useTranslations("bank-bags")
  const locale = useLanguage()
  return [
    {
      name: "number",
      header: t("columns.number"),
      cell: ({ number, shopName }) => (
        <span className="block min-w-0">
          <bdi className="block truncate font-medium text-ink">{number}</bdi>
          <bdi className="block truncate text-ink-muted text-xs">{shopName}</bdi>
        </span>
      ),
      text: ({ number }) => number,
      width: "w-[24%]",
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
      name: "preparedBy",
      header: t("columns.preparedBy"),
      cell: ({ preparedBy, preparedAt }) => (
        <span className="block min-w-0">
          <bdi className="block truncate">{preparedBy.name}</bdi>
          <RelativeTime at={preparedAt} className="block text-ink-muted text-xs" />
        </span>
      ),
      text: ({ preparedBy }) => preparedBy.name,
      sortBy: "preparedAt",
      width: "w-[24%]",
    },
    {
      name: "state",
      header: t("columns.state"),
      cell: ({ state }) => <BagState state={state} />,
      text: ({ state }) => t(`states.${state}`),
      width: "w-[20%]",
    },
    {
      name: "difference",
      header: t("columns.difference"),
      cell: (bag) =>
        differenceOf(bag) !== 0 && (
          <span className="tabular text-danger-text">{money(differenceOf(bag), bag.currency, locale)}</span>
        ),
      text: (bag) => major(differenceOf(bag)),
      align: "end",
      width: "w-[14%]",
    },
  ]
}

interface Props {
  /** Only for those who may prepare bags. */
  onAdd?: () => void
  onOpen: (bag: ListedBag) => void
}

export function BagList({ onAdd, onOpen }: Props) {
  const t = useTranslations("bank-bags")
  return (
    <ListScreen<ListedBag, BagListQuery>
      source={bagListSource}
      columns={useColumns()}
      filters={[
        {
          name: "state",
          label: t("columns.state"),
          options: bagStates.map((value) => ({ value, label: t(`states.${value}`) })),
        },
        { kind: "days", name: "credited", label: t("field.creditedOn") },
      ]}
      labels={{
        title: t("listTitle"),
        search: t("search"),
        emptyTitle: t("emptyTitle"),
        emptyText: t("emptyText"),
        row: ({ number }) => number,
      }}
      emptyIcon={<Landmark />}
      primaryAction={
        onAdd && (
          <Button icon={<Plus />} onClick={onAdd}>
            {t("add.open")}
          </Button>
        )
      }
      rowActions={(bag) => (
        <Button
          variant="ghost"
          size="sm"
          iconOnly
          label={t("openBag", { number: bag.number })}
          icon={<Eye />}
          onClick={() => onOpen(bag)}
        />
      )}
    />
  )
}
