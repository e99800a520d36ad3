import { route } from "@/lib/core/http/route"
import { replayDeliveryHandler } from "@/lib/features/webhooks/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(replayDeliveryHandler)
