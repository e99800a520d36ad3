import { route } from "@/lib/core/http/route"
import { composeEmailHandler } from "@/lib/features/email/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(composeEmailHandler)
