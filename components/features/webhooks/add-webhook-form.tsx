"use client"

import { useTranslations } from "next-intl"
import { Form } from "@/components/form/form"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/webhooks/endpoints"
import type { WebhookValues } from "@/lib/features/webhooks/schema"
import { WebhookFields, webhookSchema } from "./webhook-fields"

const blank: WebhookValues = { url: "", description: "", events: [] }

/** The form for a new webhook. */
export default function AddWebhookForm({ onAdded }: { onAdded: (added: { id: string; secret: string }) => void }) {
  const t = useTranslations("webhooks")
  const add = useMutation(endpoints.addWebhook, { invalidates: [endpoints.listWebhooks] })
  return (
    <Form
      schema={webhookSchema}
      defaultValues={blank}
      submitLabel={t("add")}
      onSubmit={async (body) => onAdded(await add.run({ body }))}
    >
      <WebhookFields />
    </Form>
  )
}
