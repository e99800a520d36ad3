"use client"

import { ClipboardCheck } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { lazy, Suspense, useMemo } from "react"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { useAbility } from "@/components/layout/ability"
import { ListScreen } from "@/components/list/list-screen"
import type { ListColumn } from "@/components/list/types"
import { ButtonLink } from "@/components/ui/button-link"
import { Drawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { OrderListQuery, StockOrder } from "@/lib/features/stock/schema/orders"
import { orderStates } from "@/lib/features/stock/values"
import { orderListSource } from "./list-sources"
import { OpenButton } from "./open-button"
import { OrderState } from "./order-state"
import { leading, TwoLines, useSharedColumns, withCost } from "./use-shared-columns"

const OrderDetails = lazy(() => import("./order-details"))

function useColumns(seesCost: boolean): ListColumn<StockOrder>[] {
  const t = useTranslations("stock")
  const format = useFormatter()
  const { shop, pieces, value } = useSharedColumns()
  return withCost(seesCost, [
    {
      name: "supplier",
      header: t("fields.supplier"),
      cell: ({ supplier, at, id }) => (
        <TwoLines
          what={supplier}
          detail={`${t("orders.number", { id })} · ${format.dateTime(new Date(at), { dateStyle: "medium" })}`}
        />
      ),
      text: ({ supplier }) => supplier,
      sortBy: "supplier",
      width: "w-[36%]",
      ...leading,
    },
    shop(),
    pieces(),
    value({ header: t("orders.cost") }),
    {
      name: "state",
      header: t("fields.state"),
      cell: ({ state }) => <OrderState state={state} />,
      text: ({ state }) => t(`orders.states.${state}`),
      width: "w-[14%]",
    },
  ])
}

/** Orders to suppliers, newest first, and the drawer with the one in the URL. */
export function OrderList() {
  const t = useTranslations("stock")
  const ability = useAbility()
  const shop = useChosenShop()
  const source = useMemo(() => orderListSource(shop), [shop])
  const [open, setOpen] = useViewParam("open")
  const id = /^\d{1,9}$/.test(open ?? "") ? Number(open) : undefined
  return (
    <>
      <ListScreen<StockOrder, OrderListQuery>
        source={source}
        columns={useColumns(ability.can("read", "ProductCost"))}
        filters={[
          {
            name: "state",
            label: t("fields.state"),
            options: orderStates.map((value) => ({ value, label: t(`orders.states.${value}`) })),
          },
        ]}
        labels={{
          title: t("tabs.orders"),
          search: t("search.orders"),
          emptyTitle: t("empty.orders"),
          emptyText: t("emptyText.orders"),
          row: ({ supplier, id: number }) => `${supplier}, ${number}`,
        }}
        emptyIcon={<ClipboardCheck />}
        primaryAction={
          ability.can("create", "Stock") && (
            <ButtonLink href={`/business/stock/proposals${shop === undefined ? "" : `?shop=${shop}`}`}>
              {t("orders.propose")}
            </ButtonLink>
          )
        }
        rowActions={({ id: of }) => <OpenButton onClick={() => setOpen(String(of))} />}
      />
      <Drawer
        open={id !== undefined}
        onClose={() => setOpen(null, { replace: true })}
        title={t("orders.number", { id: id ?? 0 })}
        size="lg"
      >
        <Suspense>{id !== undefined && <OrderDetails key={id} id={id} />}</Suspense>
      </Drawer>
    </>
  )
}
