import { route } from "@/lib/core/http/route"
import { getBillingHandler } from "@/lib/features/billing/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getBillingHandler)
