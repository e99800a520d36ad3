"use client"

import { Send } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { ListScreen } from "@/components/list/list-screen"
import type { ListColumn } from "@/components/list/types"
import { Button } from "@/components/ui/button"
import { RelativeTime } from "@/components/ui/relative-time"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { Delivery, DeliveryListQuery } from "@/lib/features/webhooks/schema"
import { deliveryStates } from "@/lib/features/webhooks/values"
import { DeliveryDrawer } from "./delivery-drawer"
import { DeliveryState } from "./delivery-state"
import { useResultText } from "./use-result-text"
import { deliveriesOf } from "./webhook-list-source"

function useColumns(open: (id: string) => void): ListColumn<Delivery>[] {
  const t = useTranslations("webhooks.deliveries")
  const format = useFormatter()
  const result = useResultText()
  return [
    {
      name: "type",
      header: t("type"),
      cell: ({ id, type }) => (
        <Button
          variant="ghost"
          size="sm"
          className="-ms-2 max-w-full font-mono"
          aria-label={t("open", { type })}
          onClick={() => open(id)}
        >
          <bdi dir="ltr" className="truncate">
            {type}
          </bdi>
        </Button>
      ),
      text: ({ type }) => type,
      width: "w-[30%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "state",
      header: t("state"),
      cell: (delivery) => (
        <span className="block min-w-0">
          <DeliveryState delivery={delivery} />
          <span className="mt-0.5 block truncate text-ink-muted text-xs">{result(delivery)}</span>
        </span>
      ),
      text: ({ state, status }) => `${t(`states.${state}`)} ${status ?? ""}`.trim(),
      width: "w-[36%]",
      phone: "line",
    },
    {
      name: "attempts",
      header: t("attempts"),
      cell: ({ attempts }) => <span className="tabular">{format.number(attempts)}</span>,
      text: ({ attempts }) => attempts,
      width: "w-[12%]",
      align: "end",
    },
    {
      name: "time",
      header: t("time"),
      cell: ({ createdAt, nextAttemptAt, error }) => (
        <span className="block text-ink-muted">
          <RelativeTime at={createdAt} />
          {error && nextAttemptAt && (
            <span className="block text-xs">{t.rich("next", { when: () => <RelativeTime at={nextAttemptAt} /> })}</span>
          )}
        </span>
      ),
      text: ({ createdAt }) => createdAt,
      width: "w-[22%]",
    },
  ]
}

/** The deliveries of a webhook, with the drawer that shows one. */
export function DeliveryList({ webhookId, mayReplay }: { webhookId: string; mayReplay: boolean }) {
  const t = useTranslations("webhooks.deliveries")
  const [open, setOpen] = useViewParam("open")
  return (
    <>
      <ListScreen<Delivery, DeliveryListQuery & { sortBy?: never }>
        source={deliveriesOf(webhookId)}
        columns={useColumns(setOpen)}
        filters={[
          {
            name: "state",
            label: t("state"),
            options: deliveryStates
              .filter((state) => state !== "sending")
              .map((value) => ({ value, label: t(`states.${value}`) })),
          },
        ]}
        labels={{
          title: t("title"),
          search: t("search"),
          emptyTitle: t("emptyTitle"),
          emptyText: t("emptyText"),
          row: ({ type }) => type,
        }}
        emptyIcon={<Send className="rtl:-scale-x-100" />}
      />
      <DeliveryDrawer
        webhookId={webhookId}
        deliveryId={open}
        mayReplay={mayReplay}
        onClose={() => setOpen(null, { replace: true })}
      />
    </>
  )
}
