import { route } from "@/lib/core/http/route"
import { rotateWebhookSecretHandler } from "@/lib/features/webhooks/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(rotateWebhookSecretHandler)
