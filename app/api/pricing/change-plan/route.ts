import { route } from "@/lib/core/http/route"
import { changePlanHandler } from "@/lib/features/pricing/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(changePlanHandler)
