import { route } from "@/lib/core/http/route"
import { forgotPasswordHandler } from "@/lib/features/auth/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(forgotPasswordHandler)
