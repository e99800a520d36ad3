import { route } from "@/lib/core/http/route"
import { logoutHandler } from "@/lib/features/auth/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(logoutHandler)
