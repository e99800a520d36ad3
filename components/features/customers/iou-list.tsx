"use client"

import { HandCoins, NotebookPen } from "lucide-react"
import { useTranslations } from "next-intl"
import { useMemo } from "react"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { useAbility } from "@/components/layout/ability"
import { ListScreen } from "@/components/list/list-screen"
import { Button } from "@/components/ui/button"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { Customer, CustomerListQuery } from "@/lib/features/customers/schema"
import { overdueAges } from "@/lib/features/customers/values"
import { ActDrawer } from "./act-drawer"
import { iouListSource } from "./sources"
import { useCustomerColumns } from "./use-customer-columns"
import { usePlaces } from "./use-places"

/** Customers who may pay later, with what they owe and since when. */
export function IouList() {
  const t = useTranslations("customers")
  const mayRepay = useAbility().can("create", "Iou")
  const shop = useChosenShop()
  const source = useMemo(() => iouListSource(shop), [shop])
  const { places } = usePlaces()
  const currency = (places.find(({ id }) => id === shop) ?? places[0])?.currency ?? "EUR"
  const [open, setOpen] = useViewParam("open")
  const [, payer] = /^repay-(\d{1,9})$/.exec(open ?? "") ?? []
  return (
    <>
      <ListScreen<Customer, CustomerListQuery>
        source={source}
        columns={useCustomerColumns(currency)}
        filters={[
          {
            name: "overdue",
            label: t("filters.overdue"),
            options: overdueAges.map((days) => ({ value: String(days), label: t("filters.days", { days }) })),
          },
          {
            name: "overLimit",
            label: t("filters.limit"),
            options: [{ value: "true", label: t("filters.overLimit") }],
          },
          {
            name: "owing",
            label: t("filters.owing"),
            options: (["true", "false"] as const).map((value) => ({ value, label: t(`filters.owes.${value}`) })),
          },
        ]}
        labels={{
          title: t("iouList"),
          search: t("search"),
          emptyTitle: t("emptyTitle"),
          emptyText: t("emptyText"),
          ownOrder: t("byName"),
          row: ({ name }) => name,
        }}
        emptyIcon={<NotebookPen />}
        rowActions={({ id, name, balances }) =>
          mayRepay &&
          balances.some(({ balance }) => balance > 0) && (
            <Button
              variant="ghost"
              size="sm"
              iconOnly
              icon={<HandCoins />}
              label={t("acts.repayOf", { name })}
              onClick={() => setOpen(`repay-${id}`)}
            />
          )
        }
      />
      <ActDrawer
        customer={payer ? Number(payer) : undefined}
        act="repay"
        onClose={() => setOpen(null, { replace: true })}
      />
    </>
  )
}
