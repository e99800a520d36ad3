import { route } from "@/lib/core/http/route"
import { restoreEmailsHandler } from "@/lib/features/email/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(restoreEmailsHandler)
