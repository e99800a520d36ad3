import { route } from "@/lib/core/http/route"
import { getDeliveryHandler } from "@/lib/features/webhooks/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getDeliveryHandler)
