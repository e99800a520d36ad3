import { route } from "@/lib/core/http/route"
import { metricsHandler } from "@/lib/features/operations/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(metricsHandler)
