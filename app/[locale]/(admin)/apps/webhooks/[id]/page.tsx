import { setRequestLocale } from "next-intl/server"
import { UnknownWebhook } from "@/components/features/webhooks/unknown-webhook"
import { WebhookView } from "@/components/features/webhooks/webhook-view"
import { Prefetch } from "@/components/layout/prefetch"
import { recordMetadata, recordPage } from "@/components/layout/record-page"
import { getWebhookHandler } from "@/lib/features/webhooks/handlers"
import { webhookOf } from "../webhook-of"

type Props = { params: Promise<{ locale: string; id: string }> }

export const generateMetadata = recordMetadata("webhooks.view.unknownTitle", async ({ params }: Props) => {
  return new URL((await webhookOf((await params).id)).webhook.url).host
})

export default recordPage(UnknownWebhook, async ({ params }: Props) => {
  const { locale, id } = await params
  setRequestLocale(locale)
  const { principal, webhook } = await webhookOf(id)
  const may = (action: "update" | "delete") => principal.ability.can(action, "Webhook")
  return (
    <Prefetch handler={getWebhookHandler} input={{ params: { id } }}>
      <WebhookView id={id} url={webhook.url} mayUpdate={may("update")} mayDelete={may("delete")} />
    </Prefetch>
  )
})
