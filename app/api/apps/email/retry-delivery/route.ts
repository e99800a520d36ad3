import { route } from "@/lib/core/http/route"
import { retryDeliveryHandler } from "@/lib/features/email/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(retryDeliveryHandler)
