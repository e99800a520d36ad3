import { route } from "@/lib/core/http/route"
import { startTrialHandler } from "@/lib/features/pricing/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(startTrialHandler)
