import { route } from "@/lib/core/http/route"
import { listDeliveriesHandler } from "@/lib/features/webhooks/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listDeliveriesHandler)
