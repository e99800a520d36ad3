import { route } from "@/lib/core/http/route"
import { getPricingHandler } from "@/lib/features/pricing/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getPricingHandler)
