import { route } from "@/lib/core/http/route"
import { changeWebhookHandler, getWebhookHandler, removeWebhookHandler } from "@/lib/features/webhooks/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  changeWebhookHandler,
  getWebhookHandler,
  removeWebhookHandler,
)
