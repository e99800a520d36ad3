import { route } from "@/lib/core/http/route"
import { getDemoSourceHandler } from "@/lib/features/kit/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getDemoSourceHandler)
