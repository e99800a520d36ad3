import "server-only"
import { cache } from "react"
import { requireAbility } from "@/components/layout/guard"
import { currentClient } from "@/lib/core/auth/server"
import { getWebhookHandler } from "@/lib/features/webhooks/handlers"

/** The webhook of a page, loaded once per request. Throws a 404 for an unknown id. */
export const webhookOf = cache(async (id: string) => {
  const principal = await requireAbility(["read", "Webhook"])
  const client = await currentClient()
  return { principal, webhook: await getWebhookHandler.execute({ principal, client, params: { id } }) }
})
