"use client"

import { Truck } from "lucide-react"
import { useTranslations } from "next-intl"
import { ListScreen } from "@/components/list/list-screen"
import { ButtonLink } from "@/components/ui/button-link"
import type { Order } from "@/lib/features/orders/schema/order"
import { OrderActions } from "./order-actions"
import { type OrderView, orderListSource } from "./order-list-source"
import { useOrderColumns, useOrderFilters } from "./use-order-columns"

/** The order list: all orders for users who manage the shop, the user's own for others. */
export function OrderList() {
  const t = useTranslations("orders")
  return (
    <ListScreen<Order, OrderView>
      source={orderListSource}
      columns={useOrderColumns()}
      filters={useOrderFilters()}
      labels={{
        title: t("title"),
        search: t("search"),
        emptyTitle: t("emptyTitle"),
        emptyText: t("emptyText"),
        row: ({ id }) => t("number", { number: String(id) }),
      }}
      emptyIcon={<Truck />}
      primaryAction={
        <ButtonLink variant="outline" href="/apps/ecommerce/shop">
          {t("toShop")}
        </ButtonLink>
      }
      rowActions={(order) => <OrderActions order={order} inList />}
    />
  )
}
