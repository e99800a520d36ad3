import { route } from "@/lib/core/http/route"
import { checkLinkHandler } from "@/lib/features/auth/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(checkLinkHandler)
