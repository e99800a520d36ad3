"use client"

import { useFormatter, useTranslations } from "next-intl"
import { useMemo } from "react"
import { Price } from "@/components/features/catalogue/price"
import { useAbility } from "@/components/layout/ability"
import type { ListColumn, ListFilter } from "@/components/list/types"
import { Link } from "@/components/ui/link"
import { Tooltip } from "@/components/ui/tooltip"
import { majorText } from "@/lib/core/money"
import type { Order } from "@/lib/features/orders/schema/order"
import { orderStatuses } from "@/lib/features/orders/values"
import { OrderStatus } from "./order-status"

/** The columns of the order list. */
export function useOrderColumns(): ListColumn<Order>[] {
  const t = useTranslations("orders")
  const format = useFormatter()
  return useMemo(
    () => [
      {
        name: "number",
        header: t("columns.number"),
        cell: ({ id }) => (
          <Link
            href={`/apps/ecommerce/order/${id}`}
            className="tabular rounded-sm font-medium text-brand-text hover:underline"
          >
            #{id}
          </Link>
        ),
        text: ({ id }) => id,
        width: "w-[10%]",
        shown: "always",
      },
      {
        name: "placedAt",
        header: t("columns.placedAt"),
        cell: ({ placedAt }) => (
          <Tooltip text={format.dateTime(new Date(placedAt), { dateStyle: "full", timeStyle: "short" })}>
            <time dateTime={placedAt} className="block truncate text-ink-muted">
              {format.dateTime(new Date(placedAt), { dateStyle: "medium" })}
            </time>
          </Tooltip>
        ),
        text: ({ placedAt }) => placedAt.slice(0, 10),
        sortBy: "placedAt",
        width: "w-[14%]",
      },
      {
        name: "customer",
        header: t("columns.customer"),
        cell: ({ customer, customerEmail }) => (
          <span className="block min-w-0">
            <span className="block truncate font-medium">{customer}</span>
            <span className="block truncate text-ink-faint text-xs">{customerEmail}</span>
          </span>
        ),
        text: ({ customer }) => customer,
        width: "w-[25%]",
        phone: "line",
      },
      {
        name: "payment",
        header: t("columns.payment"),
        cell: ({ payment }) => <span className="block truncate text-ink-muted">{t(`payment.ways.${payment}`)}</span>,
        text: ({ payment }) => t(`payment.ways.${payment}`),
        width: "w-[17%]",
        phone: "hidden",
      },
      {
        name: "items",
        header: t("columns.items"),
        cell: ({ items }) => format.number(items),
        text: ({ items }) => items,
        width: "w-[8%]",
        align: "end",
        phone: "hidden",
      },
      {
        name: "total",
        header: t("columns.total"),
        cell: ({ totalMinor, currency }) => <Price minor={totalMinor} currency={currency} className="font-medium" />,
        text: ({ totalMinor }) => majorText(totalMinor),
        sortBy: "total",
        width: "w-[12%]",
        align: "end",
      },
      {
        name: "status",
        header: t("columns.status"),
        cell: ({ status }) => <OrderStatus status={status} />,
        text: ({ status }) => t(`statuses.${status}`),
        width: "w-[14%]",
      },
    ],
    [t, format],
  )
}

/** The filters of the order list; the owner filter is only for users who see all orders. */
export function useOrderFilters(): ListFilter[] {
  const t = useTranslations("orders")
  const seesAll = useAbility().can("update", "Order")
  const status: ListFilter = {
    name: "status",
    label: t("columns.status"),
    options: orderStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
  }
  const placed: ListFilter = { kind: "days", name: "placed", label: t("columns.placedAt") }
  return seesAll
    ? [status, placed, { name: "of", label: t("columns.of"), options: [{ value: "mine", label: t("mine") }] }]
    : [status, placed]
}
