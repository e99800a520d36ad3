import { route } from "@/lib/core/http/route"
import { registerHandler } from "@/lib/features/auth/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(registerHandler)
