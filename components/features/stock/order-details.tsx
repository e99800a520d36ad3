"use client"

import { useFormatter, useTranslations } from "next-intl"
import { useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { DescriptionList } from "@/components/ui/description-list"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/stock/endpoints"
import type { WholeOrder } from "@/lib/features/stock/schema/orders"
import { OrderButtons } from "./order-buttons"
import { OrderEdit } from "./order-edit"
import { OrderSend } from "./order-send"
import { OrderState } from "./order-state"

function Lines({ order }: { order: WholeOrder }) {
  const t = useTranslations("stock")
  const locale = useLanguage()
  return (
    <ul className="divide-y divide-line">
      {order.lines.map(({ line, productName, supplierCode, gtin, quantity, outer, received, value }) => (
        <li key={line} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <span className="min-w-0">
            <bdi className="block break-words">{productName}</bdi>
            <bdi className="block text-ink-muted text-xs">{[supplierCode, gtin].filter(Boolean).join(" · ")}</bdi>
          </span>
          <span className="tabular text-ink-muted text-sm">
            {received > 0 ? t("receivedOf", { received, count: quantity }) : t("pieces", { count: quantity })}
            {outer > 1 && ` · ${t("orders.cartons", { count: quantity / outer, outer })}`}
            {value !== undefined && value > 0 && ` · ${money(value, order.currency, locale)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Facts({ order }: { order: WholeOrder }) {
  const t = useTranslations("stock")
  const format = useFormatter()
  const locale = useLanguage()
  const time = (at: string) => format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" })
  const items = [
    { term: t("fields.supplier"), value: order.supplier },
    { term: t("fields.shop"), value: order.shopName },
    { term: t("fields.by"), value: `${order.by.name}, ${time(order.at)}` },
    {
      term: t("orders.sentAt"),
      value: order.sentAt ? [order.sentTo, time(order.sentAt)].filter(Boolean).join(", ") : "",
    },
    { term: t("orders.cost"), value: order.value ? money(order.value, order.currency, locale) : "" },
    { term: t("fields.note"), value: order.note },
  ]
  return <DescriptionList items={items.filter(({ value }) => value !== "")} />
}

/** An order: a draft is edited and sent, a sent one received. */
export default function OrderDetails({ id }: { id: number }) {
  const t = useTranslations("stock")
  const mayOrder = useAbility().can("create", "Stock")
  const { data: order, error, mutate } = useQuery(endpoints.getStockOrder, { params: { id } })
  const [act, setAct] = useState<"edit" | "send">()
  if (error && !order) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!order) return <Skeleton className="h-96 w-full" />
  const done = () => setAct(undefined)
  if (act === "edit" && order.state === "draft") return <OrderEdit order={order} onDone={done} />
  if (act === "send" && order.state === "draft") return <OrderSend order={order} onDone={done} />
  return (
    <div className="space-y-6">
      <OrderState state={order.state} />
      <OrderButtons order={order} mayOrder={mayOrder} onEdit={() => setAct("edit")} onSend={() => setAct("send")} />
      <Facts order={order} />
      <section className="space-y-2">
        <h3 className="font-semibold text-base">{t("lines")}</h3>
        <Lines order={order} />
      </section>
    </div>
  )
}
