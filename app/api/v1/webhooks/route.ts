import { route } from "@/lib/core/http/route"
import { addWebhookHandler, listWebhooksHandler } from "@/lib/features/webhooks/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(addWebhookHandler, listWebhooksHandler)
