import { route } from "@/lib/core/http/route"
import { getDemoSourceHandler } from "@/lib/kit/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getDemoSourceHandler)
