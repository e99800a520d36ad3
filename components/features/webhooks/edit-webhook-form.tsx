"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Form } from "@/components/form/form"
import { MergeNotice } from "@/components/form/merge-notice"
import { useRecordMerge } from "@/components/form/use-record-merge"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/webhooks/endpoints"
import type { Webhook, WebhookValues } from "@/lib/features/webhooks/schema"
import { useEventDetails } from "./use-event-text"
import { WebhookFields, webhookSchema } from "./webhook-fields"

const recordOf = ({ version, url, description, events }: Webhook) => ({ version, values: { url, description, events } })

interface Props {
  webhook: Webhook
  onSaved: () => void
}

/** The form for an existing webhook. It shows at once what others change, and sends only what the user has changed. */
export default function EditWebhookForm({ webhook, onSaved }: Props) {
  const t = useTranslations("webhooks")
  const events = useEventDetails()
  const params = { id: webhook.id }
  const { data, mutate } = useQuery(endpoints.getWebhook, { params })
  const change = useMutation(endpoints.changeWebhook, { invalidates: [endpoints.listWebhooks] })
  const [opened] = useState(webhook)
  const merge = useRecordMerge<WebhookValues>({
    latest: recordOf(data ?? webhook),
    reload: async () => {
      const answer = await mutate()
      return answer && recordOf(answer)
    },
  })
  return (
    <Form
      schema={webhookSchema}
      defaultValues={recordOf(opened).values}
      submitLabel={t("form.save")}
      onSubmit={async (values, form) => {
        const problems = await merge.save(form, values, (changes, { version }) =>
          change.run({ params, body: { ...changes, version } }),
        )
        if (problems) return problems
        void toast.success(t("done.saved"))
        onSaved()
        return undefined
      }}
    >
      <MergeNotice
        merge={merge}
        describe={(name, value) => ({
          label: t(`form.${name}`),
          text: name === "events" ? events(value as string[]) : String(value),
        })}
      />
      <WebhookFields />
    </Form>
  )
}
