"use client"

import { Plus, Webhook as WebhookIcon } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { ListScreen } from "@/components/list/list-screen"
import type { ListColumn } from "@/components/list/types"
import { Button } from "@/components/ui/button"
import { RelativeTime } from "@/components/ui/relative-time"
import { TextLink } from "@/components/ui/text-link"
import type { Webhook, WebhookListQuery } from "@/lib/features/webhooks/schema"
import { webhookStates } from "@/lib/features/webhooks/values"
import { AddWebhook, useOpenForm } from "./add-webhook"
import { useEventText } from "./use-event-text"
import { webhookListSource } from "./webhook-list-source"
import { WebhookState } from "./webhook-state"

function useColumns(): ListColumn<Webhook>[] {
  const t = useTranslations("webhooks")
  const events = useEventText()
  return [
    {
      name: "url",
      header: t("columns.url"),
      cell: ({ id, url, description }) => (
        <span className="block min-w-0">
          <TextLink href={`/apps/webhooks/${id}`} className="block truncate">
            <bdi dir="ltr">{url}</bdi>
          </TextLink>
          <span className="block truncate text-ink-muted text-xs">{description}</span>
        </span>
      ),
      text: ({ url }) => url,
      sortBy: "url",
      width: "w-[38%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "events",
      header: t("columns.events"),
      cell: (webhook) => <span className="block truncate text-ink-muted">{events(webhook.events)}</span>,
      text: (webhook) => webhook.events.join(" "),
      width: "w-[22%]",
    },
    {
      name: "state",
      header: t("columns.state"),
      cell: (webhook) => <WebhookState webhook={webhook} />,
      text: ({ state }) => t(`states.${state}`),
      width: "w-[14%]",
    },
    {
      name: "madeBy",
      header: t("columns.madeBy"),
      cell: ({ madeBy }) => <bdi className="block truncate text-ink-muted">{madeBy}</bdi>,
      text: ({ madeBy }) => madeBy,
      width: "w-[14%]",
      phone: "hidden",
    },
    {
      name: "createdAt",
      header: t("columns.createdAt"),
      cell: ({ createdAt }) => <RelativeTime at={createdAt} className="text-ink-muted" />,
      text: ({ createdAt }) => createdAt,
      sortBy: "createdAt",
      width: "w-[12%]",
      phone: "hidden",
    },
  ]
}

/** The list of webhooks, with the drawer to add one. */
export function WebhookList() {
  const t = useTranslations("webhooks")
  const mayAdd = useAbility().can("create", "Webhook")
  const [, open] = useOpenForm()
  return (
    <>
      <ListScreen<Webhook, WebhookListQuery>
        source={webhookListSource}
        columns={useColumns()}
        filters={[
          {
            name: "state",
            label: t("columns.state"),
            options: webhookStates.map((value) => ({ value, label: t(`states.${value}`) })),
          },
        ]}
        labels={{
          title: t("title"),
          search: t("search"),
          emptyTitle: t("emptyTitle"),
          emptyText: t("emptyText"),
          ownOrder: t("byAge"),
          row: ({ url }) => url,
        }}
        emptyIcon={<WebhookIcon />}
        primaryAction={
          mayAdd && (
            <Button icon={<Plus />} onClick={() => open("add")}>
              {t("add")}
            </Button>
          )
        }
      />
      {mayAdd && <AddWebhook />}
    </>
  )
}
