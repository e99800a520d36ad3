"use client"

import { Pause, PencilLine, Play, Send, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useState } from "react"
import { ActionButton } from "@/components/ui/action-button"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { DescriptionList } from "@/components/ui/description-list"
import { Drawer } from "@/components/ui/drawer"
import { LoadFailed } from "@/components/ui/load-failed"
import { RelativeTime } from "@/components/ui/relative-time"
import { Skeleton } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/webhooks/endpoints"
import type { Webhook } from "@/lib/features/webhooks/schema"
import { SecretCard } from "./secret-card"
import { useEventText } from "./use-event-text"
import { useWebhookActions } from "./use-webhook-actions"
import { WebhookBanner } from "./webhook-banner"
import { WebhookState } from "./webhook-state"

const EditWebhookForm = lazy(() => import("./edit-webhook-form"))

interface Rights {
  mayUpdate: boolean
  mayDelete: boolean
}

function Actions({ webhook, mayUpdate, mayDelete }: Rights & { webhook: Webhook }) {
  const t = useTranslations("webhooks.view")
  const actions = useWebhookActions(webhook.id)
  const [isEditing, setEditing] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const isActive = webhook.state === "active"
  const tForm = useTranslations("webhooks.form")
  return (
    <>
      {mayUpdate && (
        <>
          {isActive ? (
            <>
              <ActionButton size="sm" icon={<Send className="rtl:-scale-x-100" />} action={actions.test}>
                {t("test")}
              </ActionButton>
              <ActionButton size="sm" variant="outline" icon={<Pause />} action={() => actions.switchTo("paused")}>
                {t("pause")}
              </ActionButton>
            </>
          ) : (
            <ActionButton
              size="sm"
              icon={<Play className="rtl:-scale-x-100" />}
              action={() => actions.switchTo("active")}
            >
              {t("resume")}
            </ActionButton>
          )}
          <Button size="sm" variant="outline" icon={<PencilLine />} onClick={() => setEditing(true)}>
            {t("edit")}
          </Button>
        </>
      )}
      {mayDelete && (
        <Button size="sm" variant="outline" tone="danger" icon={<Trash2 />} onClick={() => setDeleting(true)}>
          {t("delete")}
        </Button>
      )}
      <Drawer open={isEditing} onClose={() => setEditing(false)} title={tForm("edit")}>
        <Suspense>
          <EditWebhookForm webhook={webhook} onSaved={() => setEditing(false)} />
        </Suspense>
      </Drawer>
      <ConfirmDialog
        open={isDeleting}
        onClose={() => setDeleting(false)}
        onConfirm={async () => {
          await actions.remove()
          setDeleting(false)
        }}
        title={t("deleteTitle")}
        text={t("deleteText")}
        confirmLabel={t("delete")}
      />
    </>
  )
}

/** The state, settings and secret of a webhook. */
export function WebhookDetails({ id, ...rights }: Rights & { id: string }) {
  const t = useTranslations("webhooks")
  const events = useEventText()
  const { data: webhook, error, isValidating, mutate } = useQuery(endpoints.getWebhook, { params: { id } })
  if (!webhook && error)
    return (
      <Card>
        <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />
      </Card>
    )
  if (!webhook) return <Skeleton className="h-64 w-full" />
  return (
    <>
      <WebhookBanner webhook={webhook} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card>
          <CardHeader title={t("view.facts")} actions={<WebhookState webhook={webhook} />} />
          <CardBody>
            <DescriptionList
              items={[
                { term: t("columns.url"), value: <bdi dir="ltr">{webhook.url}</bdi> },
                { term: t("form.description"), value: webhook.description },
                { term: t("columns.events"), value: events(webhook.events) },
                { term: t("columns.madeBy"), value: webhook.madeBy },
                { term: t("columns.createdAt"), value: <RelativeTime at={webhook.createdAt} /> },
              ]}
            />
            <div className="mt-5 flex flex-wrap gap-2">
              <Actions webhook={webhook} {...rights} />
            </div>
          </CardBody>
        </Card>
        {rights.mayUpdate && <SecretCard webhook={webhook} />}
      </div>
    </>
  )
}
