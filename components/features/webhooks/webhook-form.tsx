"use client"

import { useTranslations } from "next-intl"
import { changesBetween } from "@/components/form/changes-between"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/webhooks/endpoints"
import type { Webhook, WebhookValues } from "@/lib/features/webhooks/schema"
import { EventPicker } from "./event-picker"

const schema = () => import("@/lib/features/webhooks/schema").then(({ webhookForm }) => webhookForm)
const blank: WebhookValues = { url: "", description: "", events: [] }

interface Props {
  /** The webhook to edit; omitted to add one. */
  webhook?: Webhook
  onAdded?: (added: { id: string; secret: string }) => void
  onSaved?: () => void
}

/** The form for a webhook. For an existing one it sends only changed fields. */
export default function WebhookForm({ webhook, onAdded, onSaved }: Props) {
  const t = useTranslations("webhooks")
  const invalidates = [endpoints.listWebhooks]
  const add = useMutation(endpoints.addWebhook, { invalidates })
  const change = useMutation(endpoints.changeWebhook, { invalidates })
  const before: WebhookValues = webhook
    ? { url: webhook.url, description: webhook.description, events: webhook.events }
    : blank

  async function send(values: WebhookValues) {
    if (!webhook) return void onAdded?.(await add.run({ body: values }))
    const { id, version } = webhook
    await change.run({ params: { id }, body: { ...changesBetween(before, values), version } })
    void toast.success(t("done.saved"))
    onSaved?.()
  }

  return (
    <Form schema={schema} defaultValues={before} onSubmit={send} submitLabel={t(webhook ? "form.save" : "add")}>
      <TextField
        required
        name="url"
        type="url"
        label={t("form.url")}
        help={t("form.urlHelp")}
        placeholder="https://"
        maxLength={1000}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField name="description" label={t("form.description")} help={t("form.descriptionHelp")} maxLength={200} />
      <EventPicker name="events" />
    </Form>
  )
}
