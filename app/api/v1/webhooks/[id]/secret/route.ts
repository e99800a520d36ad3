import { route } from "@/lib/core/http/route"
import { revealWebhookSecretHandler } from "@/lib/features/webhooks/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(revealWebhookSecretHandler)
