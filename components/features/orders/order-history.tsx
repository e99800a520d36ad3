"use client"

import { useFormatter, useTranslations } from "next-intl"
import { Timeline } from "@/components/ui/timeline"
import type { WholeOrder } from "@/lib/features/orders/schema/order"
import { statusTones } from "./order-status"

/** An order's status changes, newest first. */
export function OrderHistory({ events }: Pick<WholeOrder, "events">) {
  const t = useTranslations("orders.statuses")
  const format = useFormatter()
  return (
    <Timeline
      entries={[...events].reverse().map(({ status, at, by }, index) => ({
        id: events.length - index,
        title: t(status),
        tone: statusTones[status],
        time: <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" })}</time>,
        children: by || undefined,
      }))}
    />
  )
}
