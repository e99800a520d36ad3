"use client"

import { ArrowLeftRight } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { useMemo } from "react"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { ListScreen } from "@/components/list/list-screen"
import type { ListColumn } from "@/components/list/types"
import type { MovementListQuery, StockMovement } from "@/lib/features/stock/schema/lists"
import { movementKinds } from "@/lib/features/stock/values"
import { movementListSource } from "./list-sources"
import { leading, TwoLines, useSharedColumns } from "./use-shared-columns"

function useColumns(): ListColumn<StockMovement>[] {
  const t = useTranslations("stock")
  const format = useFormatter()
  const { value } = useSharedColumns()
  const time = (at: string) => format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" })
  return [
    {
      name: "at",
      header: t("fields.at"),
      cell: ({ at, kind }) => <TwoLines what={t(`kinds.${kind}`)} detail={time(at)} />,
      text: ({ at }) => at,
      width: "w-[20%]",
      ...leading,
    },
    {
      name: "product",
      header: t("fields.product"),
      cell: ({ productName, shopName }) => <TwoLines what={productName} detail={shopName} />,
      text: ({ productName, shopName }) => `${productName}, ${shopName}`,
      width: "w-[30%]",
    },
    {
      name: "quantity",
      header: t("fields.quantity"),
      cell: ({ quantity }) => <span className="tabular">{format.number(quantity, { signDisplay: "exceptZero" })}</span>,
      text: ({ quantity }) => quantity,
      align: "end",
      width: "w-[12%]",
    },
    {
      name: "after",
      header: t("fields.after"),
      cell: ({ onHandAfter }) => <span className="tabular text-ink-muted">{onHandAfter}</span>,
      text: ({ onHandAfter }) => onHandAfter,
      align: "end",
      width: "w-[12%]",
    },
    value(),
    {
      name: "by",
      header: t("fields.by"),
      cell: ({ by }) => <bdi className="block truncate">{by.name}</bdi>,
      text: ({ by }) => by.name,
      phone: "hidden",
    },
  ]
}

/** The journal of stock, newest first. */
export function MovementList() {
  const t = useTranslations("stock")
  const shop = useChosenShop()
  const source = useMemo(() => movementListSource(shop), [shop])
  return (
    <ListScreen<StockMovement, MovementListQuery>
      source={source}
      columns={useColumns()}
      filters={[
        {
          name: "kind",
          label: t("fields.kind"),
          options: movementKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        },
        { kind: "days", name: "day", params: ["from", "to"], label: t("fields.businessDate") },
      ]}
      labels={{
        title: t("tabs.movements"),
        search: t("search.movements"),
        emptyTitle: t("empty.movements"),
        emptyText: t("emptyText.movements"),
        row: ({ productName }) => productName,
      }}
      emptyIcon={<ArrowLeftRight />}
    />
  )
}
