import { route } from "@/lib/core/http/route"
import { refreshHandler } from "@/lib/features/auth/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(refreshHandler)
