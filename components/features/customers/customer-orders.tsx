"use client"

import { ShoppingBag } from "lucide-react"
import { useTranslations } from "next-intl"
import { useMemo } from "react"
import type { OrderView } from "@/components/features/orders/order-list-source"
import { useOrderColumns } from "@/components/features/orders/use-order-columns"
import { ListScreen } from "@/components/list/list-screen"
import type { Order } from "@/lib/features/orders/schema/order"
import { ordersOfCustomer } from "./related-sources"

/** A customer's orders in the web shop. */
export function CustomerOrders({ id }: { id: number }) {
  const t = useTranslations("customers")
  const source = useMemo(() => ordersOfCustomer(id), [id])
  return (
    <ListScreen<Order, OrderView>
      source={source}
      columns={useOrderColumns().filter(({ name }) => name !== "customer")}
      labels={{
        title: t("page.orders"),
        emptyTitle: t("orders.emptyTitle"),
        emptyText: t("orders.emptyText"),
        row: ({ id: number }) => `#${number}`,
      }}
      emptyIcon={<ShoppingBag />}
    />
  )
}
