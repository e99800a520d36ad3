import { route } from "@/lib/core/http/route"
import { getSubscriptionHandler } from "@/lib/features/pricing/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getSubscriptionHandler)
